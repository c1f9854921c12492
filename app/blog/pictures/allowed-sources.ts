import { type Login, splitLogin } from "#app/platform/http/login.ts";
import { isSafeAddress, toSecureAddress } from "#app/platform/http/public-address.ts";

export type PictureSources = {
	hosts: ReadonlySet<string>;
	/** The content API's host, the only one that may be in a private network. */
	ownHost: string | null;
	/** For the content API's host. */
	login: Login | null;
};

/** Avatars of WordPress, and stills of embedded videos. */
const COMMON_HOSTS = [
	...["secure", "www", "0", "1", "2"].map((name) => `${name}.gravatar.com`),
	"i.ytimg.com",
];

/** Without a content API no host is allowed. */
export function listSources(
	contentApiUrl: string | undefined,
	more: readonly string[] = [],
): PictureSources {
	if (!contentApiUrl) return { hosts: new Set(), ownHost: null, login: null };
	const { url, login } = splitLogin(contentApiUrl);
	return { hosts: new Set([url.host, ...COMMON_HOSTS, ...more]), ownHost: url.host, login };
}

/** A safe address of a listed host; see `toSecureAddress`. */
export function isAllowedPicture(address: URL, hosts: ReadonlySet<string>): boolean {
	const secure = toSecureAddress(address);
	return isSafeAddress(secure) && hosts.has(secure.host);
}
