import type { DeskContext, Session } from "./desk-env.ts";
import { getDeskServices } from "./desk-services.ts";
import { getSessionToken } from "./session-cookie.ts";

/** Finds the session of a request. Resolves to undefined without one, and after its end. */
export async function findSession(context: DeskContext): Promise<Session | undefined> {
	const token = getSessionToken(context);
	if (!token) return undefined;
	const { people } = await getDeskServices();
	return people.findSession(token);
}
