import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-website-add.server.ts";
import { KindsPage } from "./kinds-page.tsx";

export const websiteNewRoute: DeskRoute = {
	path: "/desk/website/new",
	role: "member",
	get: (context) => renderKinds(context),
};

type Unknown = { status: 404 | 422; name: string };

/** Renders the choice of what can be added, also for a kind that there is not. */
export function renderKinds(context: DeskContext, unknown?: Unknown): Response {
	return renderDeskPage(context, {
		title: t("add"),
		session: context.var.session,
		status: unknown?.status ?? 200,
		content: <KindsPage name={unknown?.name ?? ""} problem={unknown ? t("unknownKind") : null} />,
	});
}
