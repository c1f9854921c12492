import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { parseDeskPath } from "#app/desk/request/desk-path.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { getSessionToken, setSessionCookie } from "#app/desk/request/session-cookie.ts";
import { getEnv } from "#app/platform/env.server.ts";

/** The greatest length of a device in the list of devices. */
const MAX_DEVICE_LENGTH = 300;

/** Returns the path of the desk that the address of a sign-in page leads to, as its query `to`. */
export function getDestination(context: DeskContext): string | null {
	return parseDeskPath(context.req.query("to"), getEnv().SITE_URL);
}

/**
 * Signs a person in on this device, and leads to the page that the address names. `endpoint` is the field of the form into
 * which desk-endpoint.ts puts the address of the device's notifications.
 */
export async function startSession(
	context: DeskContext,
	staffId: string,
	endpoint: string,
): Promise<Response> {
	await createSession(context, staffId, endpoint);
	return context.redirect(getDestination(context) ?? "/desk", 303);
}

/** Signs a person in on this device, with a new token, so that nobody can have set it before. */
export async function createSession(
	context: DeskContext,
	staffId: string,
	endpoint: string,
): Promise<void> {
	const { people } = await getDeskServices();
	const device = getDevice(context);
	const before = getSessionToken(context) ?? null;
	setSessionCookie(context, await people.createSession(staffId, device, before, endpoint));
}

/**
 * Returns the response after the end of a session: the browser deletes its cookie and its pages, which the back button
 * would show.
 */
export function leaveDesk(context: DeskContext): Response {
	setSessionCookie(context, "");
	context.header("Clear-Site-Data", '"cache"');
	return context.redirect("/desk/sign-in", 303);
}

/** Returns the browser's User-Agent. */
export function getDevice(context: DeskContext): string {
	return (context.req.header("User-Agent") ?? "").slice(0, MAX_DEVICE_LENGTH);
}
