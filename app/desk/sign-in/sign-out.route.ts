import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { leaveDesk } from "./start-session.ts";

export const signOutRoute: DeskRoute = { path: "/desk/sign-out", role: "member", post: signOut };

async function signOut(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const { staff, session } = context.var.session;
	await people.endSessions(staff.id, session.hash);
	return leaveDesk(context);
}
