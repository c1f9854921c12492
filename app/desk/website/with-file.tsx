import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskHandler } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-website.server.ts";
import { findFile, type ListedFile } from "./listed-files.ts";

type FileHandler = (context: DeskContext, listed: ListedFile) => Response | Promise<Response>;

/**
 * Returns a handler of a path with a file of the website, which is looked up in the list of all, never read by what the
 * address says. Any other path is not found.
 */
export function withFile(handle: FileHandler): DeskHandler {
	return async (context) => {
		const named = context.req.param("file") ?? "";
		const listed = await findFile(named, context.var.session.staff.id);
		return listed ? handle(context, listed) : renderNotFound(context);
	};
}

function renderNotFound(context: DeskContext): Response {
	return renderDeskPage(context, {
		title: t("website"),
		session: context.var.session,
		status: 404,
		content: (
			<div className="desk-wrap py-10">
				<h1 className="desk-title">{t("noSuchFile")}</h1>
				<p className="mt-3">
					<a href="/desk/website">{t("backToAll")}</a>
				</p>
			</div>
		),
	});
}
