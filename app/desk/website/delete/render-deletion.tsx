import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { t } from "#app/messages/en/desk-website-delete.server.ts";
import { t as tReview } from "#app/messages/en/desk-website-review.server.ts";
import { t as tSchedule } from "#app/messages/en/desk-website-schedule.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { findStanding } from "../form/find-standing.ts";
import { listIssues } from "../form/list-issues.ts";
import { listWarnings } from "../form/list-warnings.ts";
import type { OpenForm } from "../form/open-form.ts";
import { listReasons } from "../form/place-issues.ts";
import { readKept } from "../form/read-kept.ts";
import type { Rejected } from "../form/shown-form.ts";
import { findPlan } from "../schedule/find-plan.ts";
import { findLostPath } from "./deletion.ts";
import { DeletionPage } from "./deletion-page.tsx";

/** Renders the form of a file that its draft deletes, which says so. */
export async function renderDeletion(
	context: DeskContext,
	opened: OpenForm,
	rejected?: Rejected,
): Promise<Response> {
	const { session } = context.var;
	const { file, name, version, draft } = opened;
	const kept = await readKept(context, rejected !== undefined);
	const issues = rejected ? (rejected.issues ?? []) : listIssues(opened);
	const sentence = rejected?.sentence ?? t("cannotPublish", { count: issues.length });
	return renderDeskPage(context, {
		title: name,
		session,
		status: rejected?.status ?? 200,
		content: (
			<DeletionPage
				file={file}
				name={name}
				version={version}
				at={draft ? formatInstant(draft.savedAt) : ""}
				path={findLostPath(opened)}
				to={draft?.redirect ?? null}
				problem={rejected || issues.length > 0 ? { sentence, reasons: listReasons(issues) } : null}
				warnings={listReasons(await listWarnings(opened))}
				standing={draft ? await findStanding(draft) : null}
				plan={
					isEnough(session.staff, "publisher") ? findPlan(draft, kept.publishAt, rejected) : null
				}
				note={kept.note}
				done={findFlashSentence(context, {
					deletion: t("begun"),
					check: t("checked"),
					asked: tReview("asked"),
					schedule: tSchedule("planned"),
					unschedule: tSchedule("unplanned"),
				})}
			/>
		),
	});
}
