import { $ as resolveRegionConfig, A as getDefaultSocketTimeout, Ct as fromBase64, D as getLoggerPlugin, E as getRecursionDetectionPlugin, G as getEndpointPlugin, J as customEndpointFunctions, K as resolveEndpointConfig, M as getContentLengthPlugin, N as getHttpHandlerExtensionConfiguration, O as getHostHeaderPlugin, P as resolveHttpHandlerRuntimeConfig, Q as resolveDefaultsModeConfig, S as DefaultIdentityProviderConfig, St as toBase64, T as getHttpAuthSchemeEndpointRuleSetPlugin, X as BinaryDecisionDiagram, Y as EndpointCache, _ as NODE_RETRY_MODE_CONFIG_OPTIONS, a as AwsSdkSigV4Signer, at as resolveDefaultRuntimeConfig, b as resolveUserAgentConfig, bt as normalizeProvider, c as Sha256Node, d as awsEndpointFunctions, et as NODE_REGION_CONFIG_FILE_OPTIONS, f as NODE_APP_ID_CONFIG_OPTIONS, ft as Client, g as NODE_MAX_ATTEMPT_CONFIG_OPTIONS, gt as calculateBodyLength, h as getRetryPlugin, i as NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, it as getDefaultExtensionConfiguration, j as emitWarningIfUnsupportedVersion$1, k as resolveHostHeaderConfig, l as getAwsRegionExtensionConfiguration, m as getUserAgentPlugin, mt as NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, nt as makeBuilder, ot as emitWarningIfUnsupportedVersion, p as createDefaultUserAgentProvider, pt as NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, q as decideEndpoint, r as resolveAwsSdkSigV4Config, rt as NoOpLogger, st as loadConfigsForDefaultMode, t as version, tt as NODE_REGION_CONFIG_OPTIONS, u as resolveAwsRegionExtensionConfiguration, ut as getSchemaSerdePlugin, v as resolveRetryConfig, w as getHttpSigningPlugin, x as NoAuthSigner, xt as getSmithyContext, y as DEFAULT_RETRY_MODE } from "./package.js";
import { r as parseUrl, t as loadConfig } from "./configLoader.js";
import { t as NodeHttpHandler } from "./node-http-handler.js";
import { r as streamCollector } from "./buildQueryString.js";
import { t as AwsRestJsonProtocol } from "./AwsRestJsonProtocol.js";
import { n as toUtf8, r as fromUtf8, t as TypeRegistry } from "./TypeRegistry.js";
import { t as ServiceException } from "./exceptions.js";
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthSchemeProvider.js
const defaultSigninHttpAuthSchemeParametersProvider = async (config, context, input) => {
	return {
		operation: getSmithyContext(context).operation,
		region: await normalizeProvider(config.region)() || (() => {
			throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
		})()
	};
};
function createAwsAuthSigv4HttpAuthOption(authParameters) {
	return {
		schemeId: "aws.auth#sigv4",
		signingProperties: {
			name: "signin",
			region: authParameters.region
		},
		propertiesExtractor: (config, context) => ({ signingProperties: {
			config,
			context
		} })
	};
}
function createSmithyApiNoAuthHttpAuthOption(authParameters) {
	return { schemeId: "smithy.api#noAuth" };
}
const defaultSigninHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "CreateOAuth2Token":
			options.push(createSmithyApiNoAuthHttpAuthOption(authParameters));
			break;
		default: options.push(createAwsAuthSigv4HttpAuthOption(authParameters));
	}
	return options;
};
const resolveHttpAuthSchemeConfig = (config) => {
	const config_0 = resolveAwsSdkSigV4Config(config);
	return Object.assign(config_0, { authSchemePreference: normalizeProvider(config.authSchemePreference ?? []) });
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "signin"
	});
};
const commonParams = {
	UseFIPS: {
		type: "builtInParams",
		name: "useFipsEndpoint"
	},
	Endpoint: {
		type: "builtInParams",
		name: "endpoint"
	},
	Region: {
		type: "builtInParams",
		name: "region"
	},
	UseDualStack: {
		type: "builtInParams",
		name: "useDualstackEndpoint"
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/bdd.js
const s = "ref";
const a = -1;
const b = false;
const c = true;
const d = "isSet";
const e = "booleanEquals";
const f = "coalesce";
const g = "PartitionResult";
const h = "stringEquals";
const i = "getAttr";
const j = "https://signin.{Region}.{PartitionResult#dualStackDnsSuffix}";
const k = { [s]: "Endpoint" };
const l = {
	"fn": i,
	"argv": [{ [s]: g }, "name"]
};
const m = { [s]: "Region" };
const n = { [s]: g };
const o = { "authSchemes": [{
	"name": "sigv4",
	"signingName": "signin",
	"signingRegion": "{Region}"
}] };
const p = {};
const q = [m];
const _data = {
	conditions: [
		[d, q],
		[e, [{
			fn: f,
			argv: [{ [s]: "IsControlPlane" }, b]
		}, c]],
		[d, [k]],
		[
			"aws.partition",
			q,
			g
		],
		[e, [{ [s]: "UseFIPS" }, c]],
		[h, [l, "aws"]],
		[e, [{
			fn: f,
			argv: [{ [s]: "IsOAuthEndpoint" }, b]
		}, c]],
		[e, [{ [s]: "UseDualStack" }, c]],
		[h, [l, "aws-cn"]],
		[h, [m, "us-gov-west-1"]],
		[h, [l, "aws-us-gov"]],
		[e, [{
			fn: i,
			argv: [n, "supportsFIPS"]
		}, c]],
		[h, [l, "aws-iso"]],
		[h, [l, "aws-iso-b"]],
		[h, [l, "aws-iso-f"]],
		[h, [l, "aws-iso-e"]],
		[h, [l, "aws-eusc"]],
		[e, [{
			fn: i,
			argv: [n, "supportsDualStack"]
		}, c]]
	],
	results: [
		[a],
		["https://signin.{Region}.api.aws", o],
		["https://signin.{Region}.api.amazonwebservices.com.cn", o],
		[j, o],
		[a, "FIPS endpoints are not supported for OAuth operations. Disable FIPS or use a non-OAuth operation."],
		["https://{Region}.oauth.signin.aws", o],
		["https://{Region}.signin.aws.amazon.com", p],
		["https://{Region}.signin.amazonaws.cn", p],
		["https://{Region}.signin.amazonaws-us-gov.com", p],
		["https://{Region}.signin.c2shome.ic.gov", p],
		["https://{Region}.signin.sc2shome.sgov.gov", p],
		["https://{Region}.signin.csphome.hci.ic.gov", p],
		["https://{Region}.signin.csphome.adc-e.uk", p],
		["https://{Region}.signin.amazonaws-eusc.eu", p],
		["https://signin-fips.amazonaws-us-gov.com", p],
		["https://{Region}.signin-fips.amazonaws-us-gov.com", p],
		["https://{Region}.signin.{PartitionResult#dnsSuffix}", p],
		[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[k, p],
		["https://signin-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", p],
		[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://signin-fips.{Region}.{PartitionResult#dnsSuffix}", p],
		[a, "FIPS is enabled but this partition does not support FIPS"],
		[j, p],
		[a, "DualStack is enabled but this partition does not support DualStack"],
		["https://signin.{Region}.{PartitionResult#dnsSuffix}", p],
		[a, "Invalid Configuration: Missing Region"]
	]
};
const root = 2;
const nodes = new Int32Array([
	-1,
	1,
	-1,
	0,
	6,
	3,
	2,
	36,
	4,
	4,
	5,
	0x5f5e11b,
	6,
	0x5f5e104,
	0x5f5e11b,
	1,
	29,
	7,
	2,
	36,
	8,
	3,
	9,
	31,
	4,
	22,
	10,
	5,
	19,
	11,
	7,
	21,
	12,
	8,
	0x5f5e107,
	13,
	10,
	0x5f5e108,
	14,
	12,
	0x5f5e109,
	15,
	13,
	0x5f5e10a,
	16,
	14,
	0x5f5e10b,
	17,
	15,
	0x5f5e10c,
	18,
	16,
	0x5f5e10d,
	0x5f5e110,
	6,
	0x5f5e105,
	20,
	7,
	21,
	0x5f5e106,
	17,
	0x5f5e118,
	0x5f5e119,
	6,
	0x5f5e104,
	23,
	7,
	27,
	24,
	9,
	0x5f5e10e,
	25,
	10,
	0x5f5e10f,
	26,
	11,
	0x5f5e116,
	0x5f5e117,
	11,
	28,
	0x5f5e115,
	17,
	0x5f5e114,
	0x5f5e115,
	2,
	35,
	30,
	3,
	39,
	31,
	4,
	32,
	0x5f5e11b,
	6,
	0x5f5e104,
	33,
	7,
	0x5f5e11b,
	34,
	9,
	0x5f5e10e,
	0x5f5e11b,
	3,
	39,
	36,
	4,
	38,
	37,
	7,
	0x5f5e112,
	0x5f5e113,
	6,
	0x5f5e104,
	0x5f5e111,
	5,
	0x5f5e101,
	40,
	8,
	0x5f5e102,
	0x5f5e103
]);
const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/endpointResolver.js
const cache = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
		"IsControlPlane",
		"IsOAuthEndpoint",
		"Region",
		"UseDualStack",
		"UseFIPS"
	]
});
const defaultEndpointResolver = (endpointParams, context = {}) => {
	return cache.get(endpointParams, () => decideEndpoint(bdd, {
		endpointParams,
		logger: context.logger
	}));
};
customEndpointFunctions.aws = awsEndpointFunctions;
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/SigninServiceException.js
var SigninServiceException = class SigninServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.signin#SigninServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SigninServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/errors.js
var AccessDeniedException = class AccessDeniedException extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#AccessDeniedException";
	name = "AccessDeniedException";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "AccessDeniedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AccessDeniedException.prototype);
		this.error = opts.error;
	}
};
var InternalServerException = class InternalServerException extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#InternalServerException";
	name = "InternalServerException";
	$fault = "server";
	error;
	constructor(opts) {
		super({
			name: "InternalServerException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, InternalServerException.prototype);
		this.error = opts.error;
	}
};
var TooManyRequestsError = class TooManyRequestsError extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#TooManyRequestsError";
	name = "TooManyRequestsError";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "TooManyRequestsError",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, TooManyRequestsError.prototype);
		this.error = opts.error;
	}
};
var ValidationException = class ValidationException extends SigninServiceException {
	static shapeId = "com.amazonaws.signin#ValidationException";
	name = "ValidationException";
	$fault = "client";
	error;
	constructor(opts) {
		super({
			name: "ValidationException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ValidationException.prototype);
		this.error = opts.error;
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/schemas/schemas_0.js
const _ADE = "AccessDeniedException";
const _AT = "AccessToken";
const _COAT = "CreateOAuth2Token";
const _COATR = "CreateOAuth2TokenRequest";
const _COATRB = "CreateOAuth2TokenRequestBody";
const _COATRBr = "CreateOAuth2TokenResponseBody";
const _COATRr = "CreateOAuth2TokenResponse";
const _ISE = "InternalServerException";
const _RT = "RefreshToken";
const _TMRE = "TooManyRequestsError";
const _VE = "ValidationException";
const _aKI = "accessKeyId";
const _aT = "accessToken";
const _c = "client";
const _cI = "clientId";
const _cV = "codeVerifier";
const _co = "code";
const _e = "error";
const _eI = "expiresIn";
const _gT = "grantType";
const _h = "http";
const _hE = "httpError";
const _iT = "idToken";
const _jN = "jsonName";
const _m = "message";
const _rT = "refreshToken";
const _rU = "redirectUri";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.signin";
const _sAK = "secretAccessKey";
const _sT = "sessionToken";
const _se = "server";
const _tI = "tokenInput";
const _tO = "tokenOutput";
const _tT = "tokenType";
const n0 = "com.amazonaws.signin";
const _s_registry = new TypeRegistry(_s);
var SigninServiceException$ = [
	-3,
	_s,
	"SigninServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(SigninServiceException$, SigninServiceException);
const n0_registry = new TypeRegistry(n0);
var AccessDeniedException$ = [
	-3,
	n0,
	_ADE,
	{ [_e]: _c },
	[_e, _m],
	[0, 0],
	2
];
n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
var InternalServerException$ = [
	-3,
	n0,
	_ISE,
	{
		[_e]: _se,
		[_hE]: 500
	},
	[_e, _m],
	[0, 0],
	2
];
n0_registry.registerError(InternalServerException$, InternalServerException);
var TooManyRequestsError$ = [
	-3,
	n0,
	_TMRE,
	{
		[_e]: _c,
		[_hE]: 429
	},
	[_e, _m],
	[0, 0],
	2
];
n0_registry.registerError(TooManyRequestsError$, TooManyRequestsError);
var ValidationException$ = [
	-3,
	n0,
	_VE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _m],
	[0, 0],
	2
];
n0_registry.registerError(ValidationException$, ValidationException);
const errorTypeRegistries = [_s_registry, n0_registry];
var RefreshToken = [
	0,
	n0,
	_RT,
	8,
	0
];
var AccessToken$ = [
	3,
	n0,
	_AT,
	8,
	[
		_aKI,
		_sAK,
		_sT
	],
	[
		[0, { [_jN]: _aKI }],
		[0, { [_jN]: _sAK }],
		[0, { [_jN]: _sT }]
	],
	3
];
var CreateOAuth2TokenRequest$ = [
	3,
	n0,
	_COATR,
	0,
	[_tI],
	[[() => CreateOAuth2TokenRequestBody$, 16]],
	1
];
var CreateOAuth2TokenRequestBody$ = [
	3,
	n0,
	_COATRB,
	0,
	[
		_cI,
		_gT,
		_co,
		_rU,
		_cV,
		_rT
	],
	[
		[0, { [_jN]: _cI }],
		[0, { [_jN]: _gT }],
		0,
		[0, { [_jN]: _rU }],
		[0, { [_jN]: _cV }],
		[() => RefreshToken, { [_jN]: _rT }]
	],
	2
];
var CreateOAuth2TokenResponse$ = [
	3,
	n0,
	_COATRr,
	0,
	[_tO],
	[[() => CreateOAuth2TokenResponseBody$, 16]],
	1
];
var CreateOAuth2TokenResponseBody$ = [
	3,
	n0,
	_COATRBr,
	0,
	[
		_aT,
		_tT,
		_eI,
		_rT,
		_iT
	],
	[
		[() => AccessToken$, { [_jN]: _aT }],
		[0, { [_jN]: _tT }],
		[1, { [_jN]: _eI }],
		[() => RefreshToken, { [_jN]: _rT }],
		[0, { [_jN]: _iT }]
	],
	4
];
var CreateOAuth2Token$ = [
	9,
	n0,
	_COAT,
	{ [_h]: [
		"POST",
		"/v1/token",
		200
	] },
	() => CreateOAuth2TokenRequest$,
	() => CreateOAuth2TokenResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2023-01-01",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSigninHttpAuthSchemeProvider,
		httpAuthSchemes: config?.httpAuthSchemes ?? [{
			schemeId: "aws.auth#sigv4",
			identityProvider: (ipc) => ipc.getIdentityProvider("aws.auth#sigv4"),
			signer: new AwsSdkSigV4Signer()
		}, {
			schemeId: "smithy.api#noAuth",
			identityProvider: (ipc) => ipc.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
			signer: new NoAuthSigner()
		}],
		logger: config?.logger ?? new NoOpLogger(),
		protocol: config?.protocol ?? AwsRestJsonProtocol,
		protocolSettings: config?.protocolSettings ?? {
			defaultNamespace: "com.amazonaws.signin",
			errorTypeRegistries,
			version: "2023-01-01",
			serviceTarget: "Signin"
		},
		serviceId: config?.serviceId ?? "Signin",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.js
const getRuntimeConfig = (config) => {
	emitWarningIfUnsupportedVersion(process.version);
	const defaultsMode = resolveDefaultsModeConfig(config);
	const defaultConfigProvider = () => defaultsMode().then(loadConfigsForDefaultMode);
	const clientSharedValues = getRuntimeConfig$1(config);
	emitWarningIfUnsupportedVersion$1(process.version);
	const loaderConfig = {
		profile: config?.profile,
		logger: clientSharedValues.logger
	};
	return {
		...clientSharedValues,
		...config,
		runtime: "node",
		defaultsMode,
		authSchemePreference: config?.authSchemePreference ?? loadConfig(NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, loaderConfig),
		bodyLengthChecker: config?.bodyLengthChecker ?? calculateBodyLength,
		defaultSocketTimeout: getDefaultSocketTimeout(config?.requestHandler, 3e5),
		defaultUserAgentProvider: config?.defaultUserAgentProvider ?? createDefaultUserAgentProvider({
			serviceId: clientSharedValues.serviceId,
			clientVersion: version
		}),
		maxAttempts: config?.maxAttempts ?? loadConfig(NODE_MAX_ATTEMPT_CONFIG_OPTIONS, config),
		region: config?.region ?? loadConfig(NODE_REGION_CONFIG_OPTIONS, {
			...NODE_REGION_CONFIG_FILE_OPTIONS,
			...loaderConfig
		}),
		requestHandler: NodeHttpHandler.create(config?.requestHandler ?? defaultConfigProvider),
		retryMode: config?.retryMode ?? loadConfig({
			...NODE_RETRY_MODE_CONFIG_OPTIONS,
			default: async () => (await defaultConfigProvider()).retryMode || DEFAULT_RETRY_MODE
		}, config),
		streamCollector: config?.streamCollector ?? streamCollector,
		useDualstackEndpoint: config?.useDualstackEndpoint ?? loadConfig(NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		useFipsEndpoint: config?.useFipsEndpoint ?? loadConfig(NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, loaderConfig),
		userAgentAppId: config?.userAgentAppId ?? loadConfig(NODE_APP_ID_CONFIG_OPTIONS, loaderConfig)
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthExtensionConfiguration.js
const getHttpAuthExtensionConfiguration = (runtimeConfig) => {
	const _httpAuthSchemes = runtimeConfig.httpAuthSchemes;
	let _httpAuthSchemeProvider = runtimeConfig.httpAuthSchemeProvider;
	let _credentials = runtimeConfig.credentials;
	return {
		setHttpAuthScheme(httpAuthScheme) {
			const index = _httpAuthSchemes.findIndex((scheme) => scheme.schemeId === httpAuthScheme.schemeId);
			if (index === -1) _httpAuthSchemes.push(httpAuthScheme);
			else _httpAuthSchemes.splice(index, 1, httpAuthScheme);
		},
		httpAuthSchemes() {
			return _httpAuthSchemes;
		},
		setHttpAuthSchemeProvider(httpAuthSchemeProvider) {
			_httpAuthSchemeProvider = httpAuthSchemeProvider;
		},
		httpAuthSchemeProvider() {
			return _httpAuthSchemeProvider;
		},
		setCredentials(credentials) {
			_credentials = credentials;
		},
		credentials() {
			return _credentials;
		}
	};
};
const resolveHttpAuthRuntimeConfig = (config) => {
	return {
		httpAuthSchemes: config.httpAuthSchemes(),
		httpAuthSchemeProvider: config.httpAuthSchemeProvider(),
		credentials: config.credentials()
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/SigninClient.js
var SigninClient = class extends Client {
	config;
	constructor(...[configuration]) {
		const _config_0 = getRuntimeConfig(configuration || {});
		super(_config_0);
		this.initConfig = _config_0;
		const _config_1 = resolveClientEndpointParameters(_config_0);
		const _config_2 = resolveUserAgentConfig(_config_1);
		const _config_3 = resolveRetryConfig(_config_2);
		const _config_4 = resolveRegionConfig(_config_3);
		const _config_5 = resolveHostHeaderConfig(_config_4);
		const _config_6 = resolveEndpointConfig(_config_5);
		const _config_7 = resolveHttpAuthSchemeConfig(_config_6);
		const _config_8 = resolveRuntimeExtensions(_config_7, configuration?.extensions || []);
		this.config = _config_8;
		this.middlewareStack.use(getSchemaSerdePlugin(this.config));
		this.middlewareStack.use(getUserAgentPlugin(this.config));
		this.middlewareStack.use(getRetryPlugin(this.config));
		this.middlewareStack.use(getContentLengthPlugin(this.config));
		this.middlewareStack.use(getHostHeaderPlugin(this.config));
		this.middlewareStack.use(getLoggerPlugin(this.config));
		this.middlewareStack.use(getRecursionDetectionPlugin(this.config));
		this.middlewareStack.use(getHttpAuthSchemeEndpointRuleSetPlugin(this.config, {
			httpAuthSchemeParametersProvider: defaultSigninHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commandBuilder.js
const command = makeBuilder(commonParams, "Signin", "SigninClient", getEndpointPlugin);
const _ep0 = { IsControlPlane: {
	type: "staticContextParams",
	value: false
} };
const _mw0 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenCommand.js
var CreateOAuth2TokenCommand = class extends command(_ep0, _mw0, "CreateOAuth2Token", CreateOAuth2Token$) {};
export { CreateOAuth2TokenCommand, SigninClient };
