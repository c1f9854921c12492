import { type Login, splitLogin } from "#app/platform/http/login.ts";
import { isSafeAddress, toSecureAddress } from "#app/platform/http/public-address.ts";

export type PictureSources = {
	hosts: ReadonlySet<string>;
	/** The content API's host, the only one that may be in a private network. */
	ownHost: string | null;
	/** The login for the content API's host. */
	login: Login | null;
};

/** The hosts of WordPress's avatars, and of stills of embedded videos. */
const COMMON_HOSTS = [
	...["secure", "www", "0", "1", "2"].map((name) => `${name}.gravatar.com`),
	"i.ytimg.com",
];

/** Lists the hosts from which pictures may come. Without a content API there are none. */
export function listSources(
	contentApiUrl: string | undefined,
	more: readonly string[] = [],
): PictureSources {
	if (!contentApiUrl) return { hosts: new Set(), ownHost: null, login: null };
	const { url, login } = splitLogin(contentApiUrl);
	return { hosts: new Set([url.host, ...COMMON_HOSTS, ...more]), ownHost: url.host, login };
}

/** Returns whether the address is safe and its host is listed; see `toSecureAddress`. */
export function isAllowedPicture(address: URL, hosts: ReadonlySet<string>): boolean {
	const secure = toSecureAddress(address);
	return isSafeAddress(secure) && hosts.has(secure.host);
}
