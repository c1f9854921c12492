import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-website-delete.server.ts";
import type { OpenForm } from "../form/open-form.ts";
import { DeletePage } from "./delete-page.tsx";
import { findLostPath, findNearestPage, isDeletion, listTargets } from "./deletion.ts";

type Rejected = { status: 409 | 422; problem: string };

/** Renders the question where the address of a page shall lead that is to be deleted. */
export function renderDelete(context: DeskContext, form: OpenForm, rejected?: Rejected): Response {
	const { file, name, version, draft } = form;
	const path = findLostPath(form);
	const chosen = isDeletion(form) ? (draft?.redirect ?? "") : findNearestPage(path ?? "/");
	return renderDeskPage(context, {
		title: t("deleteOf", { name }),
		session: context.var.session,
		status: rejected?.status ?? 200,
		content: (
			<DeletePage
				file={file}
				name={name}
				version={version}
				lost={path ? { path, chosen, targets: listTargets(path) } : null}
				hasDraft={draft !== undefined && !isDeletion(form)}
				problem={rejected?.problem ?? null}
			/>
		),
	});
}
