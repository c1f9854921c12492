import type { ImapFlowError } from "imapflow";
import { TokenError } from "#app/platform/oauth-tokens.ts";

/** The codes of Node for certificates that are not accepted: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const CERTIFICATE_CODE = /CERT|LEAF_SIGNATURE|INVALID_CA|HOSTNAME_MISMATCH/;

/** Returns whether the server rejected user, password or token. */
export function isLoginError(error: unknown): boolean {
	return toFields(error).authenticationFailed === true;
}

/** Describes an error by its codes only: a server's words may repeat the user's name. */
export function describeImapError(error: unknown): string {
	const { code, serverResponseCode, mailboxMissing, message } = toFields(error);
	if (isLoginError(error)) return "the login was rejected";
	if (error instanceof TokenError) return "there is no access token";
	if (mailboxMissing) return "there is no such mailbox";
	if (code && CERTIFICATE_CODE.test(code))
		return `the server's certificate is not trusted (${code})`;
	return code ?? serverResponseCode ?? message ?? "unknown fault";
}

function toFields(error: unknown): Partial<ImapFlowError> {
	return error instanceof Error ? error : {};
}
