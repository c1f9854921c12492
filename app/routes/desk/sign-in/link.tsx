import type { DeskContext } from "#app/desk/desk-env.ts";
import { getDeskServices } from "#app/desk/desk-services.ts";
import { renderDeskPage } from "../desk-page.tsx";
import { startSession } from "./start-session.ts";

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
	return staff ? startSession(context, staff.id) : refuseLink(context);
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
