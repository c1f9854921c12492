import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { SESSION_DAYS } from "#app/desk/store/people-store.ts";
import { getEnv } from "#app/platform/env.server.ts";

const DAY_S = 86_400;

/** Sets the cookie of a session; an empty token deletes it. */
export function setSessionCookie(context: Context, token: string): void {
	setCookie(context, getCookieName(), token, {
		path: "/",
		maxAge: token ? SESSION_DAYS * DAY_S : 0,
		httpOnly: true,
		sameSite: "Lax",
		secure: isOverHttps(),
	});
}

/** Returns the token of the request's cookie, or undefined without one. */
export function getSessionToken(context: Context): string | undefined {
	return getCookie(context, getCookieName()) || undefined;
}

/** Returns the name of the cookie: browsers accept the prefix `__Host-` over https alone. */
function getCookieName(): string {
	return isOverHttps() ? "__Host-desk" : "desk";
}

function isOverHttps(): boolean {
	return getEnv().SITE_URL.startsWith("https:");
}
