import type { DeskContext } from "#app/desk/desk-env.ts";
import { renderDeskPage } from "#app/desk/desk-page.tsx";

/** For the call of an enquiry that has none, and while no calls can be booked at all. */
export function renderNoCall(context: DeskContext, status: 404 | 422 = 404): Response {
	return renderDeskPage(context, {
		title: "No such call",
		session: context.var.session,
		status,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">There is no such call</h1>
				<p className="mt-3">
					<a href="/desk">Back to the inbox</a>
				</p>
			</div>
		),
	});
}
