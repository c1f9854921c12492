import * as z from "zod/mini";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { type FormGroup, listNodes } from "#app/editing/fields/form.ts";
import type { Draft } from "#app/editing/store/editing-store.ts";
import { compileNamespaces } from "#app/messages/catalogues.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { t as tReview } from "#app/messages/en/desk-website-review.server.ts";
import { t as tSchedule } from "#app/messages/en/desk-website-schedule.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type Fields, text } from "#app/platform/http/form-fields.ts";
import { getLanguage } from "#app/platform/region.ts";
import { listTargets, withChoices } from "./controls/list-choices.ts";
import { isDeletion, mayDelete } from "./delete/deletion.ts";
import { findReturningPage } from "./delete/list-further.ts";
import { renderDeletion } from "./delete/render-deletion.tsx";
import type { FileFacts } from "./edit-aside.tsx";
import { EditPage } from "./edit-page.tsx";
import editor from "./editor/editor.tsx?bundled-script";
import type { EditorProps } from "./editor/form-editor.tsx";
import { toFilePath } from "./file-path.ts";
import { findStanding } from "./find-standing.ts";
import { isSection, listFields, withTyped } from "./form-tree.ts";
import { listMistakes } from "./list-issues.ts";
import { listOthersHere } from "./list-others-here.ts";
import { listWarnings } from "./list-warnings.ts";
import type { OpenForm } from "./open-form.ts";
import { type Issue, placeIssues } from "./place-issues.ts";
import type { Problem } from "./problem-list.tsx";
import { readKept } from "./read-kept.ts";
import { findPlan } from "./schedule/find-plan.ts";
import { compareTyped, listTyped } from "./typed-words.ts";

/** Why a form comes back. */
export type Rejected = {
	status: 409 | 422;
	/** What is said above the form; by default, that something stands against publishing. */
	sentence?: string;
	issues?: readonly Issue[];
	/** The words of the form, where they are not in the draft. */
	typed?: Fields;
	/** The text that is there in place of the one that the form was made of. */
	theirs?: string | null;
	/** True if the time at which the draft shall be published is none. */
	isTimeWrong?: boolean;
};

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
	const { file, kind, name, page, draft, version } = opened;
	const { at } = parseQuery(context, queryFields);
	const kept = await readKept(context, rejected !== undefined);
	const typed = listTyped(rejected?.typed ?? {});
	const built = buildForm(kind, opened.text, { hasBlanks: true });
	const form = withChoices(withTyped(built, typed), file);
	const { theirs } = rejected ?? {};
	const now = theirs ? compareTyped(form, buildForm(kind, theirs)) : new Map<string, string>();
	const issues = rejected?.issues ?? (draft && !rejected ? listMistakes(opened) : []);
	const placed = placeIssues(form, file, issues);
	const marked = [...placed.byName.keys(), ...now.keys(), ...(at ? [at] : [])];
	const fields = listFields(form);
	const unplaced = [...typed].filter(
		([typedName, value]) => value !== "" && !fields.some((field) => field.name === typedName),
	);
	const problem: Problem | null =
		rejected || issues.length > 0
			? {
					sentence: rejected?.sentence ?? t("cannotPublish", { count: issues.length }),
					reasons: placed.reasons,
					unplaced: theirs ? unplaced.map(([, value]) => value) : [],
				}
			: null;
	const open = form.fields
		.filter(isSection)
		.filter(
			(section) =>
				fields.length <= FEW || listNodes(section).some((each) => marked.includes(each.name)),
		)
		.map((section) => section.name);
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
					form,
					version,
					targets: fields.some(({ control }) => control === "target") ? listTargets() : [],
					notes: {
						reasons: Object.fromEntries(placed.byName),
						now: Object.fromEntries(now),
						first: rejected && fields.find((field) => marked.includes(field.name))?.name,
					},
					problem,
					open,
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
				warnings={rejected ? [] : await listTold(context, opened, form)}
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

/** The number of fields up to which all sections are open. */
const FEW = 10;

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

function findShare({ file, page }: OpenForm, draft: Draft): EditorProps["share"] {
	const { shareToken, sharedUntil, text } = draft;
	if (!shareToken || !sharedUntil || Date.parse(sharedUntil) <= getNow()) return null;
	const query = new URLSearchParams({ draft: shareToken });
	const path = page ?? (text === null ? undefined : findReturningPage(file, text)) ?? "/";
	return { address: `${getEnv().SITE_URL}${path}?${query}`, until: formatInstant(sharedUntil) };
}

async function loadFacts(context: DeskContext, opened: OpenForm): Promise<FileFacts> {
	const { file, name, page, publicText } = opened;
	const { people } = await getDeskServices();
	const store = await getEditing().getStore();
	const own = context.var.session.staff.id;
	const others = (await store.listDrafts()).filter(
		(each) => each.file === file && each.staffId !== own,
	);
	const names = new Map((await people.list()).map((person) => [person.id, person.name]));
	return {
		name,
		page: publicText === null ? null : (page ?? "/"),
		history: toFilePath("history", file),
		deletion: mayDelete(opened) ? toFilePath("delete", file) : null,
		others: others.flatMap(({ staffId }) => names.get(staffId) ?? []),
	};
}
