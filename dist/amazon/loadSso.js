import { $ as resolveRegionConfig, A as getDefaultSocketTimeout, Ct as fromBase64, D as getLoggerPlugin, E as getRecursionDetectionPlugin, G as getEndpointPlugin, J as customEndpointFunctions, K as resolveEndpointConfig, M as getContentLengthPlugin, N as getHttpHandlerExtensionConfiguration, O as getHostHeaderPlugin, P as resolveHttpHandlerRuntimeConfig, Q as resolveDefaultsModeConfig, S as DefaultIdentityProviderConfig, St as toBase64, T as getHttpAuthSchemeEndpointRuleSetPlugin, X as BinaryDecisionDiagram, Y as EndpointCache, _ as NODE_RETRY_MODE_CONFIG_OPTIONS, a as AwsSdkSigV4Signer, at as resolveDefaultRuntimeConfig, b as resolveUserAgentConfig, bt as normalizeProvider, c as Sha256Node, d as awsEndpointFunctions, et as NODE_REGION_CONFIG_FILE_OPTIONS, f as NODE_APP_ID_CONFIG_OPTIONS, ft as Client, g as NODE_MAX_ATTEMPT_CONFIG_OPTIONS, gt as calculateBodyLength, h as getRetryPlugin, i as NODE_AUTH_SCHEME_PREFERENCE_OPTIONS, it as getDefaultExtensionConfiguration, j as emitWarningIfUnsupportedVersion$1, k as resolveHostHeaderConfig, l as getAwsRegionExtensionConfiguration, m as getUserAgentPlugin, mt as NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, nt as makeBuilder, ot as emitWarningIfUnsupportedVersion, p as createDefaultUserAgentProvider, pt as NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, q as decideEndpoint, r as resolveAwsSdkSigV4Config, rt as NoOpLogger, st as loadConfigsForDefaultMode, t as version, tt as NODE_REGION_CONFIG_OPTIONS, u as resolveAwsRegionExtensionConfiguration, ut as getSchemaSerdePlugin, v as resolveRetryConfig, w as getHttpSigningPlugin, x as NoAuthSigner, xt as getSmithyContext, y as DEFAULT_RETRY_MODE } from "./package.js";
import { n as toUtf8, r as fromUtf8, t as TypeRegistry } from "./TypeRegistry.js";
import { t as ServiceException } from "./exceptions.js";
import { r as parseUrl, t as loadConfig } from "./configLoader.js";
import { t as NodeHttpHandler } from "./node-http-handler.js";
import { r as streamCollector } from "./buildQueryString.js";
import { t as AwsRestJsonProtocol } from "./AwsRestJsonProtocol.js";
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthSchemeProvider.js
const defaultSSOHttpAuthSchemeParametersProvider = async (config, context, input) => {
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
			name: "awsssoportal",
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
const defaultSSOHttpAuthSchemeProvider = (authParameters) => {
	const options = [];
	switch (authParameters.operation) {
		case "GetRoleCredentials":
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/EndpointParameters.js
const resolveClientEndpointParameters = (options) => {
	return Object.assign(options, {
		useDualstackEndpoint: options.useDualstackEndpoint ?? false,
		useFipsEndpoint: options.useFipsEndpoint ?? false,
		defaultSigningName: "awsssoportal"
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/bdd.js
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
		["https://portal.sso-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
		[a, "FIPS and DualStack are enabled, but this partition does not support one or both"],
		["https://portal.sso.{Region}.amazonaws.com", i],
		["https://portal.sso-fips.{Region}.{PartitionResult#dnsSuffix}", i],
		[a, "FIPS is enabled but this partition does not support FIPS"],
		["https://portal.sso.{Region}.{PartitionResult#dualStackDnsSuffix}", i],
		[a, "DualStack is enabled but this partition does not support DualStack"],
		["https://portal.sso.{Region}.{PartitionResult#dnsSuffix}", i],
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/endpointResolver.js
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/SSOServiceException.js
var SSOServiceException = class SSOServiceException extends ServiceException {
	static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sso#SSOServiceException";
	constructor(options) {
		super(options);
		Object.setPrototypeOf(this, SSOServiceException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/errors.js
var InvalidRequestException = class InvalidRequestException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#InvalidRequestException";
	name = "InvalidRequestException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "InvalidRequestException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, InvalidRequestException.prototype);
	}
};
var ResourceNotFoundException = class ResourceNotFoundException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#ResourceNotFoundException";
	name = "ResourceNotFoundException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "ResourceNotFoundException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, ResourceNotFoundException.prototype);
	}
};
var TooManyRequestsException = class TooManyRequestsException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#TooManyRequestsException";
	name = "TooManyRequestsException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "TooManyRequestsException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, TooManyRequestsException.prototype);
	}
};
var UnauthorizedException = class UnauthorizedException extends SSOServiceException {
	static shapeId = "com.amazonaws.sso#UnauthorizedException";
	name = "UnauthorizedException";
	$fault = "client";
	constructor(opts) {
		super({
			name: "UnauthorizedException",
			$fault: "client",
			...opts
		});
		Object.setPrototypeOf(this, UnauthorizedException.prototype);
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/schemas/schemas_0.js
const _ATT = "AccessTokenType";
const _GRC = "GetRoleCredentials";
const _GRCR = "GetRoleCredentialsRequest";
const _GRCRe = "GetRoleCredentialsResponse";
const _IRE = "InvalidRequestException";
const _RC = "RoleCredentials";
const _RNFE = "ResourceNotFoundException";
const _SAKT = "SecretAccessKeyType";
const _STT = "SessionTokenType";
const _TMRE = "TooManyRequestsException";
const _UE = "UnauthorizedException";
const _aI = "accountId";
const _aKI = "accessKeyId";
const _aT = "accessToken";
const _ai = "account_id";
const _c = "client";
const _e = "error";
const _ex = "expiration";
const _h = "http";
const _hE = "httpError";
const _hH = "httpHeader";
const _hQ = "httpQuery";
const _m = "message";
const _rC = "roleCredentials";
const _rN = "roleName";
const _rn = "role_name";
const _s = "smithy.ts.sdk.synthetic.com.amazonaws.sso";
const _sAK = "secretAccessKey";
const _sT = "sessionToken";
const _xasbt = "x-amz-sso_bearer_token";
const n0 = "com.amazonaws.sso";
const _s_registry = new TypeRegistry(_s);
var SSOServiceException$ = [
	-3,
	_s,
	"SSOServiceException",
	0,
	[],
	[]
];
_s_registry.registerError(SSOServiceException$, SSOServiceException);
const n0_registry = new TypeRegistry(n0);
var InvalidRequestException$ = [
	-3,
	n0,
	_IRE,
	{
		[_e]: _c,
		[_hE]: 400
	},
	[_m],
	[0]
];
n0_registry.registerError(InvalidRequestException$, InvalidRequestException);
var ResourceNotFoundException$ = [
	-3,
	n0,
	_RNFE,
	{
		[_e]: _c,
		[_hE]: 404
	},
	[_m],
	[0]
];
n0_registry.registerError(ResourceNotFoundException$, ResourceNotFoundException);
var TooManyRequestsException$ = [
	-3,
	n0,
	_TMRE,
	{
		[_e]: _c,
		[_hE]: 429
	},
	[_m],
	[0]
];
n0_registry.registerError(TooManyRequestsException$, TooManyRequestsException);
var UnauthorizedException$ = [
	-3,
	n0,
	_UE,
	{
		[_e]: _c,
		[_hE]: 401
	},
	[_m],
	[0]
];
n0_registry.registerError(UnauthorizedException$, UnauthorizedException);
const errorTypeRegistries = [_s_registry, n0_registry];
var AccessTokenType = [
	0,
	n0,
	_ATT,
	8,
	0
];
var SecretAccessKeyType = [
	0,
	n0,
	_SAKT,
	8,
	0
];
var SessionTokenType = [
	0,
	n0,
	_STT,
	8,
	0
];
var GetRoleCredentialsRequest$ = [
	3,
	n0,
	_GRCR,
	0,
	[
		_rN,
		_aI,
		_aT
	],
	[
		[0, { [_hQ]: _rn }],
		[0, { [_hQ]: _ai }],
		[() => AccessTokenType, { [_hH]: _xasbt }]
	],
	3
];
var GetRoleCredentialsResponse$ = [
	3,
	n0,
	_GRCRe,
	0,
	[_rC],
	[[() => RoleCredentials$, 0]]
];
var RoleCredentials$ = [
	3,
	n0,
	_RC,
	0,
	[
		_aKI,
		_sAK,
		_sT,
		_ex
	],
	[
		0,
		[() => SecretAccessKeyType, 0],
		[() => SessionTokenType, 0],
		1
	]
];
var GetRoleCredentials$ = [
	9,
	n0,
	_GRC,
	{ [_h]: [
		"GET",
		"/federation/credentials",
		200
	] },
	() => GetRoleCredentialsRequest$,
	() => GetRoleCredentialsResponse$
];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.shared.js
const getRuntimeConfig$1 = (config) => {
	return {
		apiVersion: "2019-06-10",
		base64Decoder: config?.base64Decoder ?? fromBase64,
		base64Encoder: config?.base64Encoder ?? toBase64,
		disableHostPrefix: config?.disableHostPrefix ?? false,
		endpointProvider: config?.endpointProvider ?? defaultEndpointResolver,
		extensions: config?.extensions ?? [],
		httpAuthSchemeProvider: config?.httpAuthSchemeProvider ?? defaultSSOHttpAuthSchemeProvider,
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
			defaultNamespace: "com.amazonaws.sso",
			errorTypeRegistries,
			version: "2019-06-10",
			serviceTarget: "SWBPortalService"
		},
		serviceId: config?.serviceId ?? "SSO",
		sha256: config?.sha256 ?? Sha256Node,
		urlParser: config?.urlParser ?? parseUrl,
		utf8Decoder: config?.utf8Decoder ?? fromUtf8,
		utf8Encoder: config?.utf8Encoder ?? toUtf8
	};
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.js
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthExtensionConfiguration.js
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
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeExtensions.js
const resolveRuntimeExtensions = (runtimeConfig, extensions) => {
	const extensionConfiguration = Object.assign(getAwsRegionExtensionConfiguration(runtimeConfig), getDefaultExtensionConfiguration(runtimeConfig), getHttpHandlerExtensionConfiguration(runtimeConfig), getHttpAuthExtensionConfiguration(runtimeConfig));
	extensions.forEach((extension) => extension.configure(extensionConfiguration));
	return Object.assign(runtimeConfig, resolveAwsRegionExtensionConfiguration(extensionConfiguration), resolveDefaultRuntimeConfig(extensionConfiguration), resolveHttpHandlerRuntimeConfig(extensionConfiguration), resolveHttpAuthRuntimeConfig(extensionConfiguration));
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/SSOClient.js
var SSOClient = class extends Client {
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
			httpAuthSchemeParametersProvider: defaultSSOHttpAuthSchemeParametersProvider,
			identityProviderConfigProvider: async (config) => new DefaultIdentityProviderConfig({ "aws.auth#sigv4": config.credentials })
		}));
		this.middlewareStack.use(getHttpSigningPlugin(this.config));
	}
	destroy() {
		super.destroy();
	}
};
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commandBuilder.js
const command = makeBuilder(commonParams, "SWBPortalService", "SSOClient", getEndpointPlugin);
const _ep0 = {};
const _mw0 = (Command, cs, config, o) => [];
// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commands/GetRoleCredentialsCommand.js
var GetRoleCredentialsCommand = class extends command(_ep0, _mw0, "GetRoleCredentials", GetRoleCredentials$) {};
export { GetRoleCredentialsCommand, SSOClient };
