import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-sign-in.server.ts";
import { signReturned } from "./returned-form.ts";

/** The greatest length of a field in the address of the way back; a longer one is rejected anyway. */
const MAX_FIELD_LENGTH = 300;

/** A passkey's signature is valid once, and for its page; the browser names the subscription anew. */
const NEVER_RETURNED = ["response", "subscription"];

/** Asks for another sign-in before a form is accepted, which leads back to its page with what was typed. */
export async function askToSignInAgain(context: DeskContext): Promise<Response> {
	const typed = new URLSearchParams();
	for (const [name, value] of await context.req.formData())
		if (typeof value === "string" && !NEVER_RETURNED.includes(name))
			typed.set(name, value.slice(0, MAX_FIELD_LENGTH));
	const returned = await signReturned(typed, context.var.session.staff.id);
	return renderDeskPage(context, {
		title: t("onceMoreTitle"),
		status: 403,
		session: context.var.session,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t("onceMore")}</h1>
				<p role="alert" className="mt-3 max-w-text">
					{t("onceMoreHint")}
				</p>
				<SignInAgainLink to={`${context.req.path}?${returned}`} />
				<p className="mt-4">
					<a href={context.req.path}>{t("backWithoutChange")}</a>
				</p>
			</div>
		),
	});
}

/** Renders a link that leads back to a path of the desk. */
export function SignInAgainLink({ to }: { to: string }) {
	return (
		<p className="mt-3">
			<a className="desk-button" href={`/desk/sign-in?${new URLSearchParams({ again: "", to })}`}>
				{t("signInAgainLink")}
			</a>
		</p>
	);
}
