import { SESSION_DAYS } from "./store/people-store.ts";

const DAY_S = 86_400;

/** Returns the name of the cookie: browsers accept the prefix `__Host-` over https alone. */
function getCookieName(siteUrl: string): string {
	return siteUrl.startsWith("https:") ? "__Host-desk" : "desk";
}

/** Builds the value of Set-Cookie; an empty token deletes the cookie. */
export function buildSessionCookie(siteUrl: string, token: string): string {
	const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
	const maxAge = token ? SESSION_DAYS * DAY_S : 0;
	return `${getCookieName(siteUrl)}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** Parses the token from a Cookie header. Returns null without one. */
export function parseSessionCookie(header: string | undefined, siteUrl: string): string | null {
	const name = getCookieName(siteUrl);
	for (const pair of (header ?? "").split(";")) {
		const [key, value] = pair.trim().split("=", 2);
		if (key === name && value) return value;
	}
	return null;
}
