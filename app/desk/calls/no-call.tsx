import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";

/** Renders the page for an enquiry that has no call, and while no calls can be booked at all. */
export function renderNoCall(context: DeskContext, status: 404 | 422 = 404): Response {
	return renderDeskPage(context, {
		title: t("noSuchCallTitle"),
		session: context.var.session,
		status,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t("noSuchCall")}</h1>
				<p className="mt-3">
					<a href="/desk">{t("backToInbox")}</a>
				</p>
			</div>
		),
	});
}
