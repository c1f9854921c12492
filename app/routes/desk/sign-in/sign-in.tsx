import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { buildSessionCookie } from "#app/desk/session-cookie.ts";
import { getEnv } from "#app/env.server.ts";
import { renderDeskPage } from "../desk-page.tsx";

/** The only page of the desk that strangers get, but for links that sign in. */
export function showSignIn(context: DeskContext): Response {
	return renderDeskPage(context, {
		...{ title: "Sign in", session: null },
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">Sign in to the desk</h1>
				<p className="mt-3 max-w-text">
					You sign in with a link that works once, for 15 minutes. Whoever runs the site makes one
					on the server:
				</p>
				<p className="mt-3 wrap-anywhere font-bold">npm run staff -- link your@e-mail</p>
			</div>
		),
	});
}

/** A page with a button, so that a program that follows the links of an e-mail does not use the link up. */
export async function showLink(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const isValid = await people.isLinkValid(context.req.param("token") ?? "");
	if (!isValid) return refuseLink(context);
	return renderDeskPage(context, {
		...{ title: "Sign in", session: null },
		content: (
			<form method="post" className="desk-wrap py-10">
				<h1 className="desk-title">Sign in to the desk</h1>
				<button type="submit" className="desk-button mt-5">
					Sign in on this device
				</button>
			</form>
		),
	});
}

export async function useLink(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const staff = await people.useLink(context.req.param("token") ?? "");
	if (!staff) return refuseLink(context);
	const token = await people.createSession(staff.id, context.req.header("User-Agent") ?? "");
	context.header("Set-Cookie", buildSessionCookie(getEnv().SITE_URL, token));
	return context.redirect("/desk", 303);
}

function refuseLink(context: DeskContext): Response {
	return renderDeskPage(context, {
		...{ title: "This link has been used", session: null, status: 410 },
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">This link was used already, or is too old</h1>
				<p className="mt-3">
					A link works once, for 15 minutes. <a href="/desk/sign-in">Get a new one</a>
				</p>
			</div>
		),
	});
}

export async function signOut(context: DeskContext): Promise<Response> {
	const { people } = await getDeskServices();
	const { staff, session } = context.var.session;
	await people.endSessions(staff.id, session.hash);
	context.header("Set-Cookie", buildSessionCookie(getEnv().SITE_URL, ""));
	return context.redirect("/desk/sign-in", 303);
}
