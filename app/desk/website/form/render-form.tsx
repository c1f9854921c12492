import * as z from "zod/mini";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import type { FormGroup } from "#app/editing/fields/form.ts";
import { compileNamespaces } from "#app/messages/catalogues.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { t as tReview } from "#app/messages/en/desk-website-review.server.ts";
import { t as tSchedule } from "#app/messages/en/desk-website-schedule.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import { getLanguage } from "#app/platform/region.ts";
import { isDeletion } from "../delete/deletion.ts";
import { renderDeletion } from "../delete/render-deletion.tsx";
import editor from "../editor/editor.tsx?bundled-script";
import { toFilePath } from "../file-path.ts";
import { findPlan } from "../schedule/find-plan.ts";
import { EditPage } from "./edit-page.tsx";
import { findShare } from "./find-share.ts";
import { findStanding } from "./find-standing.ts";
import { listOthersHere } from "./list-others-here.ts";
import { listWarnings } from "./list-warnings.ts";
import { loadFacts } from "./load-facts.ts";
import type { OpenForm } from "./open-form.ts";
import { placeIssues } from "./place-issues.ts";
import type { Problem } from "./problem-list.tsx";
import { readKept } from "./read-kept.ts";
import { buildShownForm, type Rejected } from "./shown-form.ts";

const queryFields = z.object({
	/** The name of a part of the form whose section is open. */
	at: text,
});

/** Renders the form of a file. */
export async function renderForm(
	context: DeskContext,
	opened: OpenForm,
	rejected?: Rejected,
): Promise<Response> {
	if (isDeletion(opened)) return renderDeletion(context, opened, rejected);
	const { session } = context.var;
	const { file, name, page, draft, version } = opened;
	const { at } = parseQuery(context, queryFields);
	const kept = await readKept(context, rejected !== undefined);
	const shown = buildShownForm(opened, rejected, at);
	return renderDeskPage(context, {
		title: name,
		session,
		status: rejected?.status ?? 200,
		bundle: editor,
		hasFrames: true,
		content: (
			<EditPage
				facts={await loadFacts(context, opened)}
				standing={draft ? await findStanding(draft) : null}
				editor={{
					file,
					path: toFilePath("edit", file),
					page: page ?? "/",
					preview: toFilePath("preview", file),
					...shown,
					version,
					said: draft ? t("isDraft", { at: formatInstant(draft.savedAt) }) : t("isPublic"),
					others: await listOthersHere(file, session.staff.id),
					hasDraft: draft !== undefined,
					share: draft ? findShare(opened, draft) : null,
					plan: isEnough(session.staff, "publisher")
						? findPlan(draft, kept.publishAt, rejected)
						: null,
					note: kept.note,
					isHeld: rejected?.status === 409,
				}}
				messages={compileNamespaces(getLanguage(), isOfEditor)}
				warnings={rejected ? [] : await listTold(context, opened, shown.form)}
				done={findFlashSentence(context, getDone())}
			/>
		),
	});
}

/** Lists what could be better in a file that was just checked or published. */
async function listTold(
	context: DeskContext,
	opened: OpenForm,
	form: FormGroup,
): Promise<Problem["reasons"]> {
	const done = context.req.query("done") ?? "";
	if (!["check", "publish"].includes(done)) return [];
	return placeIssues(form, opened.file, await listWarnings(opened)).reasons;
}

/** Returns whether the editor's script shows messages of a namespace. */
function isOfEditor(namespace: string): boolean {
	return namespace === "amounts" || namespace.startsWith("desk-website-");
}

/** Returns what is told of a change, by its kind. */
function getDone(): Record<string, string> {
	return {
		added: t("added"),
		save: t("saved"),
		check: t("checked"),
		publish: t("isPublished"),
		discard: t("discarded"),
		share: t("shared"),
		unshare: t("unshared"),
		asked: tReview("asked"),
		schedule: tSchedule("planned"),
		unschedule: tSchedule("unplanned"),
		unchanged: t("unchanged"),
	};
}
