import { accepts } from "hono/accepts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { buildForm } from "#app/editing/fields/build-form.ts";
import type { Saved } from "../editor/save-queue.ts";
import { withTyped } from "./form-tree.ts";
import { listMistakes } from "./list-issues.ts";
import { listOthersHere } from "./list-others-here.ts";
import type { OpenForm } from "./open-form.ts";
import { placeIssues } from "./place-issues.ts";
import { compareTyped } from "./typed-words.ts";

/** Returns whether a form was sent by the editor's script, which wants data in place of a page. */
export function isFromEditor(context: DeskContext): boolean {
	const supports = ["text/html", "application/json"];
	const type = accepts(context, { header: "Accept", supports, default: "text/html" });
	return type === "application/json";
}

/** Answers what is saved, and what stands against publishing it. */
export async function answerSaved(
	context: DeskContext,
	form: OpenForm,
	removed?: unknown,
): Promise<Response> {
	const { file, kind, text, version, draft } = form;
	const issues = draft ? listMistakes(form) : [];
	const answer: Saved = {
		version,
		savedAt: draft?.savedAt ?? null,
		others: await listOthersHere(file, context.var.session.staff.id),
		issues: placeIssues(buildForm(kind, text), file, issues).reasons,
		...(removed !== undefined && { removed: JSON.stringify(removed) }),
	};
	return context.json(answer);
}

/** Answers that nothing was saved, with each field that has another text now than what was typed. */
export function answerStale(
	context: DeskContext,
	{ kind, text, version }: OpenForm,
	typed: ReadonlyMap<string, string>,
): Response {
	const theirs = buildForm(kind, text);
	const yours = withTyped(theirs, typed);
	const fields = [...compareTyped(yours, theirs)].map(([name, now]) => ({
		name,
		typed: typed.get(name) ?? "",
		now,
	}));
	return context.json({ version, fields }, 409);
}

/** Answers that the file cannot take the changes. */
export function answerUnwritable(context: DeskContext, reason: string): Response {
	return context.json({ reason }, 422);
}
