import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { buildSessionCookie, parseSessionCookie } from "#app/desk/session-cookie.ts";
import { getEnv } from "#app/env.server.ts";

/** As long as it may be in the list of devices. */
const MAX_DEVICE_LENGTH = 300;

/** Signs a person in on this device, with a token that nobody knew before. */
export async function startSession(context: DeskContext, staffId: string): Promise<Response> {
	const { people } = await getDeskServices();
	const device = (context.req.header("User-Agent") ?? "").slice(0, MAX_DEVICE_LENGTH);
	const { SITE_URL } = getEnv();
	const before = parseSessionCookie(context.req.header("Cookie"), SITE_URL);
	const token = await people.createSession(staffId, device, before);
	context.header("Set-Cookie", buildSessionCookie(SITE_URL, token));
	return context.redirect("/desk", 303);
}
