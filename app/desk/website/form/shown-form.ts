import { buildForm } from "#app/editing/fields/build-form.ts";
import { listNodes } from "#app/editing/fields/form.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import type { Fields } from "#app/platform/http/form-fields.ts";
import { listTargets, withChoices } from "../controls/list-choices.ts";
import type { EditorProps } from "../editor/form-editor.tsx";
import { isSection, listFields, withTyped } from "./form-tree.ts";
import { listMistakes } from "./list-issues.ts";
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
	/** True if the time at which the draft shall be published is none. */
	isTimeWrong?: boolean;
};

/** The number of fields up to which all sections are open. */
const FEW = 10;

/** A form with what was typed, and with what stands against it at its fields. */
type ShownForm = Pick<EditorProps, "form" | "targets" | "notes" | "problem" | "open">;

/** Builds the form of a file, of which the section around `at` is open; that of a rejected form has what was sent. */
export function buildShownForm(
	opened: OpenForm,
	rejected: Rejected | undefined,
	at: string,
): ShownForm {
	const { file, kind, draft } = opened;
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
	return {
		form,
		targets: fields.some(({ control }) => control === "target") ? listTargets() : [],
		notes: {
			reasons: Object.fromEntries(placed.byName),
			now: Object.fromEntries(now),
			first: rejected && fields.find((field) => marked.includes(field.name))?.name,
		},
		problem,
		open,
	};
}
