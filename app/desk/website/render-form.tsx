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
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type Fields, text } from "#app/platform/http/form-fields.ts";
import { isDeletion, mayDelete } from "./delete/deletion.ts";
import { findReturningPage } from "./delete/list-further.ts";
import { renderDeletion } from "./delete/render-deletion.tsx";
import type { FileFacts } from "./edit-aside.tsx";
import { EditPage } from "./edit-page.tsx";
import { toFilePath } from "./file-path.ts";
import { isSection, listFields, withTyped } from "./form-tree.ts";
import { listMistakes } from "./list-issues.ts";
import { listWarnings } from "./list-warnings.ts";
import type { OpenForm } from "./open-form.ts";
import { type Issue, placeIssues } from "./place-issues.ts";
import type { Problem } from "./problem-list.tsx";
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
	const { file, kind, name, draft, version } = opened;
	const { at } = parseQuery(context, queryFields);
	const typed = listTyped(rejected?.typed ?? {});
	const form = withTyped(buildForm(kind, opened.text), typed);
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
		content: (
			<EditPage
				facts={await loadFacts(context, opened)}
				form={form}
				version={version}
				notes={{
					reasons: placed.byName,
					now,
					first: rejected && fields.find((field) => marked.includes(field.name))?.name,
				}}
				problem={problem}
				warnings={rejected ? [] : await listTold(context, opened, form)}
				open={new Set(open)}
				mayPublish={isEnough(session.staff, "publisher")}
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
		unchanged: t("unchanged"),
	};
}

function findShare({ file, page }: OpenForm, draft: Draft): FileFacts["share"] {
	const { shareToken, sharedUntil, text } = draft;
	if (!shareToken || !sharedUntil || Date.parse(sharedUntil) <= getNow()) return null;
	const query = new URLSearchParams({ draft: shareToken });
	const path = page ?? (text === null ? undefined : findReturningPage(file, text)) ?? "/";
	return { address: `${getEnv().SITE_URL}${path}?${query}`, until: sharedUntil };
}

async function loadFacts(context: DeskContext, opened: OpenForm): Promise<FileFacts> {
	const { file, name, page, draft, publicText } = opened;
	const { people } = await getDeskServices();
	const store = await getEditing().getStore();
	const own = context.var.session.staff.id;
	const others = (await store.listDrafts()).filter(
		(each) => each.file === file && each.staffId !== own,
	);
	const names = new Map((await people.list()).map((person) => [person.id, person.name]));
	return {
		name,
		path: toFilePath("edit", file),
		page: publicText === null ? null : (page ?? "/"),
		preview: toFilePath("preview", file),
		history: toFilePath("history", file),
		share: draft ? findShare(opened, draft) : null,
		deletion: mayDelete(opened) ? toFilePath("delete", file) : null,
		draft,
		others: others.flatMap(({ staffId }) => names.get(staffId) ?? []),
	};
}
