import { decodeLogin } from "./http/login.ts";
import { isLoopbackHost } from "./http/public-address.ts";

/** A mailbox, as `IMAP_URL` names it. */
export type MailboxAddress = {
	host: string;
	port: number;
	/** True for TLS from the start; else STARTTLS is required, except on this machine. */
	isSecure: boolean;
	isLoopback: boolean;
	user: string;
	/** The password; null where OAuth2 is used. */
	password: string | null;
	/** The path of the mailbox, such as `INBOX`. */
	path: string;
};

/** Parses `imaps://user:password@host/INBOX`. Returns null for an address without a host or a user. */
export function parseImapUrl(text: string): MailboxAddress | null {
	const url = URL.parse(text);
	if (!url?.hostname || !url.username) return null;
	const isSecure = url.protocol === "imaps:";
	return {
		host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
		port: Number(url.port || (isSecure ? 993 : 143)),
		isSecure,
		isLoopback: isLoopbackHost(url.hostname),
		user: decodeLogin(url.username),
		password: url.password ? decodeLogin(url.password) : null,
		path: decodeLogin(url.pathname.slice(1)) || "INBOX",
	};
}
