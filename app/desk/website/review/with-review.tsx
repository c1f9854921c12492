import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskHandler } from "#app/desk/request/desk-route.ts";
import { t as tList } from "#app/messages/en/desk-website.server.ts";
import { t } from "#app/messages/en/desk-website-review.server.ts";
import { openReview, type Review } from "./open-review.ts";

type ReviewHandler = (context: DeskContext, review: Review) => Response | Promise<Response>;

/** Returns a handler of a path with a draft that its author asks to publish. What nobody asks for any more is told. */
export function withReview(
	handle: ReviewHandler,
	respondGone: DeskHandler = (context) => renderGone(context, 409),
): DeskHandler {
	return async (context) => {
		const review = await openReview(context.req.param("draft") ?? "");
		return review ? handle(context, review) : respondGone(context);
	};
}

/** Renders that a draft is published, discarded or sent back: 404 as a page, 409 for who wanted to decide on it. */
export function renderGone(context: DeskContext, status: 404 | 409): Response {
	return renderDeskPage(context, {
		title: tList("website"),
		session: context.var.session,
		status,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t("nobodyAsks")}</h1>
				<p className="mt-3 max-w-text">{t("nobodyAsksHint")}</p>
				<p className="mt-3">
					<a href="/desk/website">{tList("backToAll")}</a>
				</p>
			</div>
		),
	});
}
