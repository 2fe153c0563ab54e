import { t as ProviderError } from "./ProviderError.js";
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/CredentialsProviderError.js
var CredentialsProviderError = class CredentialsProviderError extends ProviderError {
	name = "CredentialsProviderError";
	constructor(message, options = true) {
		super(message, options);
		Object.setPrototypeOf(this, CredentialsProviderError.prototype);
	}
};
export { CredentialsProviderError as t };
