import * as z from "zod/mini";
import { findFlashSentence } from "#app/desk/changes/flash-message.ts";
import { renderDeskPage } from "#app/desk/page/desk-page.tsx";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import { listNodes } from "#app/editing/fields/form.ts";
import type { Draft } from "#app/editing/store/editing-store.ts";
import { compileNamespaces } from "#app/messages/catalogues.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { type Fields, text } from "#app/platform/http/form-fields.ts";
import { getLanguage } from "#app/platform/region.ts";
import { listTargets, withChoices } from "./controls/list-choices.ts";
import type { FileFacts } from "./edit-aside.tsx";
import { EditPage } from "./edit-page.tsx";
import editor from "./editor/editor.tsx?bundled-script";
import type { EditorProps } from "./editor/form-editor.tsx";
import { toFilePath } from "./file-path.ts";
import { isSection, listFields, withTyped } from "./form-tree.ts";
import type { OpenForm } from "./open-form.ts";
import { type Issue, placeIssues } from "./place-issues.ts";
import type { Problem } from "./problem-list.tsx";
import { compareTyped, listTyped } from "./typed-words.ts";

/** Why a form comes back. */
type Rejected = {
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
	const { session } = context.var;
	const { file, kind, name, page, draft, version } = opened;
	const { at } = parseQuery(context, queryFields);
	const typed = listTyped(rejected?.typed ?? {});
	const built = buildForm(kind, opened.text, { hasBlanks: true });
	const form = withChoices(withTyped(built, typed), file);
	const { theirs } = rejected ?? {};
	const now = theirs ? compareTyped(form, buildForm(kind, theirs)) : new Map<string, string>();
	const issues =
		rejected?.issues ?? (draft && !rejected ? getEditing().checkDraft(file, opened.text) : []);
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
					hasDraft: draft !== undefined,
					share: draft ? findShare(draft, page) : null,
					mayPublish: isEnough(session.staff, "publisher"),
					isHeld: rejected?.status === 409,
				}}
				messages={compileNamespaces(getLanguage(), isOfEditor)}
				done={findFlashSentence(context, getDone())}
			/>
		),
	});
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
		save: t("saved"),
		check: t("checked"),
		publish: t("isPublished"),
		discard: t("discarded"),
		share: t("shared"),
		unshare: t("unshared"),
		unchanged: t("unchanged"),
	};
}

function findShare({ shareToken, sharedUntil }: Draft, page = "/"): EditorProps["share"] {
	if (!shareToken || !sharedUntil || Date.parse(sharedUntil) <= getNow()) return null;
	const query = new URLSearchParams({ draft: shareToken });
	return { address: `${getEnv().SITE_URL}${page}?${query}`, until: formatInstant(sharedUntil) };
}

async function loadFacts(context: DeskContext, { file, name, page }: OpenForm): Promise<FileFacts> {
	const { people } = await getDeskServices();
	const store = await getEditing().getStore();
	const own = context.var.session.staff.id;
	const others = (await store.listDrafts()).filter(
		(each) => each.file === file && each.staffId !== own,
	);
	const names = new Map((await people.list()).map((person) => [person.id, person.name]));
	return {
		name,
		page: page ?? "/",
		history: toFilePath("history", file),
		others: others.flatMap(({ staffId }) => names.get(staffId) ?? []),
	};
}
