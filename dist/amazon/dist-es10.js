import { t as ProviderError } from "./ProviderError.js";
// node_modules/@aws-sdk/credential-providers/dist-es/createCredentialChain.js
const createCredentialChain = (...credentialProviders) => {
	let expireAfter = -1;
	const baseFunction = async (awsIdentityProperties) => {
		const credentials = await propertyProviderChain(...credentialProviders)(awsIdentityProperties);
		if (!credentials.expiration && expireAfter !== -1) credentials.expiration = new Date(Date.now() + expireAfter);
		return credentials;
	};
	const withOptions = Object.assign(baseFunction, { expireAfter(milliseconds) {
		if (milliseconds < 3e5) throw new Error("@aws-sdk/credential-providers - createCredentialChain(...).expireAfter(ms) may not be called with a duration lower than five minutes.");
		expireAfter = milliseconds;
		return withOptions;
	} });
	return withOptions;
};
const propertyProviderChain = (...providers) => async (awsIdentityProperties) => {
	if (providers.length === 0) throw new ProviderError("No providers in chain", { tryNextLink: false });
	let lastProviderError;
	for (const provider of providers) try {
		return await provider(awsIdentityProperties);
	} catch (err) {
		lastProviderError = err;
		if (err?.tryNextLink) continue;
		throw err;
	}
	throw lastProviderError;
};
// node_modules/@aws-sdk/credential-providers/dist-es/fromEnv.js
const fromEnv = (init) => {
	return async (args) => {
		const { fromEnv: _fromEnv } = await import("./dist-es3.js");
		return _fromEnv(init)(args);
	};
};
// node_modules/@aws-sdk/credential-providers/dist-es/fromNodeProviderChain.js
const fromNodeProviderChain = (init = {}) => {
	let chain;
	return async (args) => {
		if (!chain) {
			const { defaultProvider } = await import("./dist-es4.js");
			chain = defaultProvider({ ...init });
		}
		return chain(args);
	};
};
export { createCredentialChain, fromEnv, fromNodeProviderChain };
