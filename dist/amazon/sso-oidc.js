import { $ as resolveRegionConfig, A as getDefaultSocketTimeout, Ct as fromBase64, D as getLoggerPlugin, E as getRecursionDetectionPlugin, G as getEndpointPlugin, J as customEndpointFunctions, K as resolveEndpointConfig, M as getContentLengthPlugin, N as getHttpHandlerExtensionConfiguration, O as getHostHeaderPlugin, P as resolveHttpHandlerRuntimeConfig, Q as resolveDefaultsModeConfig, S as DefaultIdentityProviderConfig, St as toBase64, T as getHttpAuthSchemeEndpointRuleSetPlugin, X as BinaryDecisionDiagram, Y as EndpointCache, _ as NODE_RETRY_MODE_CONFIG_OPTIONS, a as AwsSdkSigV4Signer, at as resolveDefaultRuntimeConfig, b as resolveUserAgentConfig, bt as normalizeProvider, c as Sha256Node, d as awsEndpointFunctions, et as NODE_REGION_CONFIG_FILE_OPTIONS, f as NODE_APP_ID_CONFIG_OPTIONS, ft as Client, g as NODE_MAX_ATTEMPT_CONFIG_OPTIONS, gt as calculateBodyLength, h as getRetryPlugin, i as NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, it as getDefaultExtensionConfiguration, j as emitWarningIfUnsupportedVersion$1, k as resolveHostHeaderConfig, l as getAwsRegionExtensionConfiguration, m as getUserAgentPlugin, mt as NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, nt as makeBuilder, ot as emitWarningIfUnsupportedVersion, p as createDefaultUserAgentProvider, pt as NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, q as decideEndpoint, r as resolveAwsSdkSigV4Config, rt as NoOpLogger, st as loadConfigsForDefaultMode, t as version, tt as NODE_REGION_CONFIG_OPTIONS, u as resolveAwsRegionExtensionConfiguration, ut as getSchemaSerdePlugin, v as resolveRetryConfig, w as getHttpSigningPlugin, x as NoAuthSigner, xt as getSmithyContext, y as DEFAULT_RETRY_MODE } from "./package.js";
import { r as parseUrl, t as loadConfig } from "./configLoader.js";
import { t as NodeHttpHandler } from "./node-http-handler.js";
import { r as streamCollector } from "./buildQueryString.js";
import { t as AwsRestJsonProtocol } from "./AwsRestJsonProtocol.js";
import { n as toUtf8, r as fromUtf8, t as TypeRegistry } from "./TypeRegistry.js";
import { t as ServiceException } from "./exceptions.js";
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthSchemeProvider.js
const defaultSSOOIDCHttpAuthSchemeParametersProvider = async (config, context, input) => {
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
			name: "sso-oauth",
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
const defaultSSOOIDCHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "CreateToken":
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "sso-oauth"
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/bdd.js
const k = "ref";
const a = -1;
const b = true;
const c = "isSet";
const d = "PartitionResult";
const e = "booleanEquals";
const f = "getAttr";
const g = { [k]: "Endpoint" };
const h = { [k]: d };
const i = {};
const j = [{ [k]: "Region" }];
const _data = {
	conditions: [
		[c, [g]],
		[c, j],
		[
			"aws.partition",
			j,
			d
		],
		[e, [{ [k]: "UseFIPS" }, b]],
		[e, [{ [k]: "UseDualStack" }, b]],
		[e, [{
			fn: f,
			argv: [h, "supportsDualStack"]
		}, b]],
		[e, [{
			fn: f,
			argv: [h, "supportsFIPS"]
		}, b]],
		["stringEquals", [{
			fn: f,
			argv: [h, "name"]
		}, "aws-us-gov"]]
	],
	results: [
		[a],
		[a, "Invalid Configuration: FIPS and custom endpoint are not supported"],
		[a, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
		[g, i],
		["https://oidc-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
		[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://oidc.{Region}.amazonaws.com", i],
		["https://oidc-fips.{Region}.{PartitionResult#dnsSuffix}", i],
		[a, "FIPS is enabled but this partition does not support FIPS"],
		["https://oidc.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
		[a, "DualStack is enabled but this partition does not support DualStack"],
		["https://oidc.{Region}.{PartitionResult#dnsSuffix}", i],
		[a, "Invalid Configuration: Missing Region"]
	]
};
const root = 2;
const nodes = new Int32Array([
	-1,
	1,
	-1,
	0,
	13,
	3,
	1,
	4,
	0x5f5e10c,
	2,
	5,
	0x5f5e10c,
	3,
	8,
	6,
	4,
	7,
	0x5f5e10b,
	5,
	0x5f5e109,
	0x5f5e10a,
	4,
	11,
	9,
	6,
	10,
	0x5f5e108,
	7,
	0x5f5e106,
	0x5f5e107,
	5,
	12,
	0x5f5e105,
	6,
	0x5f5e104,
	0x5f5e105,
	3,
	0x5f5e101,
	14,
	4,
	0x5f5e102,
	0x5f5e103
]);
const bdd = BinaryDecisionDiagram.from(nodes, root, _data.conditions, _data.results);
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/endpointResolver.js
const cache = new EndpointCache({
	size: 50,
	params: [
		"Endpoint",
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/SSOOIDCServiceException.js
var SSOOIDCServiceException = class SSOOIDCServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc#SSOOIDCServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SSOOIDCServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/errors.js
var AccessDeniedException = class AccessDeniedException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#AccessDeniedException";
	name = "AccessDeniedException";
	$fault = "client";
	error;
	reason;
	error_description;
	constructor(opts) {
		super({
			name: "AccessDeniedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AccessDeniedException.prototype);
		this.error = opts.error;
		this.reason = opts.reason;
		this.error_description = opts.error_description;
	}
};
var AuthorizationPendingException = class AuthorizationPendingException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#AuthorizationPendingException";
	name = "AuthorizationPendingException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "AuthorizationPendingException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, AuthorizationPendingException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var ExpiredTokenException = class ExpiredTokenException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#ExpiredTokenException";
	name = "ExpiredTokenException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "ExpiredTokenException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ExpiredTokenException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InternalServerException = class InternalServerException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InternalServerException";
	name = "InternalServerException";
	$fault = "server";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InternalServerException",
			$fault: "server",
			...opts
		});
		Object.setPrototypeOf(this, InternalServerException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidClientException = class InvalidClientException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidClientException";
	name = "InvalidClientException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidClientException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidClientException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidGrantException = class InvalidGrantException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidGrantException";
	name = "InvalidGrantException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidGrantException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidGrantException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var InvalidRequestException = class InvalidRequestException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidRequestException";
	name = "InvalidRequestException";
	$fault = "client";
	error;
	reason;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidRequestException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidRequestException.prototype);
		this.error = opts.error;
		this.reason = opts.reason;
		this.error_description = opts.error_description;
	}
};
var InvalidScopeException = class InvalidScopeException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#InvalidScopeException";
	name = "InvalidScopeException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "InvalidScopeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidScopeException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var SlowDownException = class SlowDownException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#SlowDownException";
	name = "SlowDownException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "SlowDownException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, SlowDownException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var UnauthorizedClientException = class UnauthorizedClientException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#UnauthorizedClientException";
	name = "UnauthorizedClientException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "UnauthorizedClientException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnauthorizedClientException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
var UnsupportedGrantTypeException = class UnsupportedGrantTypeException extends SSOOIDCServiceException {
	static shapeId = "com.amazonaws.ssooidc#UnsupportedGrantTypeException";
	name = "UnsupportedGrantTypeException";
	$fault = "client";
	error;
	error_description;
	constructor(opts) {
		super({
			name: "UnsupportedGrantTypeException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnsupportedGrantTypeException.prototype);
		this.error = opts.error;
		this.error_description = opts.error_description;
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/schemas/schemas_0.js
const _ADE = "AccessDeniedException";
const _APE = "AuthorizationPendingException";
const _AT = "AccessToken";
const _CS = "ClientSecret";
const _CT = "CreateToken";
const _CTR = "CreateTokenRequest";
const _CTRr = "CreateTokenResponse";
const _CV = "CodeVerifier";
const _ETE = "ExpiredTokenException";
const _ICE = "InvalidClientException";
const _IGE = "InvalidGrantException";
const _IRE = "InvalidRequestException";
const _ISE = "InternalServerException";
const _ISEn = "InvalidScopeException";
const _IT = "IdToken";
const _RT = "RefreshToken";
const _SDE = "SlowDownException";
const _UCE = "UnauthorizedClientException";
const _UGTE = "UnsupportedGrantTypeException";
const _aT = "accessToken";
const _c = "client";
const _cI = "clientId";
const _cS = "clientSecret";
const _cV = "codeVerifier";
const _co = "code";
const _dC = "deviceCode";
const _e = "error";
const _eI = "expiresIn";
const _ed = "error_description";
const _gT = "grantType";
const _h = "http";
const _hE = "httpError";
const _iT = "idToken";
const _r = "reason";
const _rT = "refreshToken";
const _rU = "redirectUri";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc";
const _sc = "scope";
const _se = "server";
const _tT = "tokenType";
const n0 = "com.amazonaws.ssooidc";
const _s_registry = new TypeRegistry(_s);
var SSOOIDCServiceException$ = [
	-3,
	_s,
	"SSOOIDCServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(SSOOIDCServiceException$, SSOOIDCServiceException);
const n0_registry = new TypeRegistry(n0);
var AccessDeniedException$ = [
	-3,
	n0,
	_ADE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[
		_e,
		_r,
		_ed
	],
	[
		0,
		0,
		0
	]
];
n0_registry.registerError(AccessDeniedException$, AccessDeniedException);
var AuthorizationPendingException$ = [
	-3,
	n0,
	_APE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(AuthorizationPendingException$, AuthorizationPendingException);
var ExpiredTokenException$ = [
	-3,
	n0,
	_ETE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(ExpiredTokenException$, ExpiredTokenException);
var InternalServerException$ = [
	-3,
	n0,
	_ISE,
	{
		[_e]: _se,
		[_hE]: 500
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(InternalServerException$, InternalServerException);
var InvalidClientException$ = [
	-3,
	n0,
	_ICE,
	{
		[_e]: _c,
		[_hE]: 401
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(InvalidClientException$, InvalidClientException);
var InvalidGrantException$ = [
	-3,
	n0,
	_IGE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(InvalidGrantException$, InvalidGrantException);
var InvalidRequestException$ = [
	-3,
	n0,
	_IRE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[
		_e,
		_r,
		_ed
	],
	[
		0,
		0,
		0
	]
];
n0_registry.registerError(InvalidRequestException$, InvalidRequestException);
var InvalidScopeException$ = [
	-3,
	n0,
	_ISEn,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(InvalidScopeException$, InvalidScopeException);
var SlowDownException$ = [
	-3,
	n0,
	_SDE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(SlowDownException$, SlowDownException);
var UnauthorizedClientException$ = [
	-3,
	n0,
	_UCE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(UnauthorizedClientException$, UnauthorizedClientException);
var UnsupportedGrantTypeException$ = [
	-3,
	n0,
	_UGTE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_e, _ed],
	[0, 0]
];
n0_registry.registerError(UnsupportedGrantTypeException$, UnsupportedGrantTypeException);
const errorTypeRegistries = [_s_registry, n0_registry];
var AccessToken = [
	0,
	n0,
	_AT,
	8,
	0
];
var ClientSecret = [
	0,
	n0,
	_CS,
	8,
	0
];
var CodeVerifier = [
	0,
	n0,
	_CV,
	8,
	0
];
var IdToken = [
	0,
	n0,
	_IT,
	8,
	0
];
var RefreshToken = [
	0,
	n0,
	_RT,
	8,
	0
];
var CreateTokenRequest$ = [
	3,
	n0,
	_CTR,
	0,
	[
		_cI,
		_cS,
		_gT,
		_dC,
		_co,
		_rT,
		_sc,
		_rU,
		_cV
	],
	[
		0,
		[() => ClientSecret, 0],
		0,
		0,
		0,
		[() => RefreshToken, 0],
		64,
		0,
		[() => CodeVerifier, 0]
	],
	3
];
var CreateTokenResponse$ = [
	3,
	n0,
	_CTRr,
	0,
	[
		_aT,
		_tT,
		_eI,
		_rT,
		_iT
	],
	[
		[() => AccessToken, 0],
		0,
		1,
		[() => RefreshToken, 0],
		[() => IdToken, 0]
	]
];
var CreateToken$ = [
	9,
	n0,
	_CT,
	{ [_h]: [
		"POST",
		"/token",
		200
	] },
	() => CreateTokenRequest$,
	() => CreateTokenResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2019-06-10",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOOIDCHttpAuthSchemeProvider,
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
			defaultNamespace: "com.amazonaws.ssooidc",
			errorTypeRegistries,
			version: "2019-06-10",
			serviceTarget: "AWSSSOOIDCService"
		},
		serviceId: config?.serviceId ?? "SSO OIDC",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.js
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthExtensionConfiguration.js
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDCClient.js
var SSOOIDCClient = class extends Client {
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
			httpAuthSchemeParametersProvider: defaultSSOOIDCHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commandBuilder.js
const command = makeBuilder(commonParams, "AWSSSOOIDCService", "SSOOIDCClient", getEndpointPlugin);
const _ep0 = {};
const _mw0 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commands/CreateTokenCommand.js
var CreateTokenCommand = class extends command(_ep0, _mw0, "CreateToken", CreateToken$) {};
export { CreateTokenCommand, SSOOIDCClient };
