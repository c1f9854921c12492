import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Draft } from "#app/desk/store/draft-store.ts";
import { t } from "#app/messages/en/desk-answer.server.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** The fields by which a form says with which draft it began. */
export const DRAFT_VERSION = "draft-version";
export const WAS_TEXT = "was-text";
export const TRIED_TEXT = "tried-text";
/** The field with the subject of the thread, which that of the answer begins with. */
export const WAS_SUBJECT = "was-subject";

/** What became of the answer in a form. */
export type KeptDraft = {
	/** The draft as it is stored now. */
	draft: Draft | undefined;
	/** The words of the draft that came from elsewhere, and are not in the form. */
	others: string;
	/** The reason in words why the draft was not saved. */
	problem: string | null;
};

/** Returns the subject that was chosen, empty where it is that of the thread; undefined if the form has no field for it. */
export function findSubject({ find }: SubmittedForm): string | undefined {
	const subject = find("subject");
	return subject === find(WAS_SUBJECT) ? subject && "" : subject;
}

/** Keeps the answer of a form as the draft of its author, whatever the form asks for. */
export async function keepDraft(
	staffId: string,
	id: string,
	typed: SubmittedForm,
): Promise<KeptDraft> {
	const { drafts } = await getDeskServices();
	const { text, find } = typed;
	if (!typed.hasAnswer) return { draft: await drafts.find(staffId, id), others: "", problem: null };
	const { draft, others, excess } = await drafts.save(staffId, id, {
		text,
		version: parseVersion(find(DRAFT_VERSION)),
		was: find(WAS_TEXT),
		tried: find(TRIED_TEXT) || undefined,
		cc: find("cc"),
		subject: findSubject(typed),
	});
	if (!excess) return { draft, others, problem: null };
	const problem = t("draftTooLong", {
		field: excess.of,
		isMerged: others ? "yes" : "no",
		length: formatNumber(excess.length),
		max: formatNumber(excess.max),
	});
	return { draft, others, problem };
}

/** Keeps the words that came from elsewhere as a draft, once an answer without them was sent. */
export async function keepOthers(staffId: string, id: string, others: string): Promise<void> {
	if (!others) return;
	const { drafts } = await getDeskServices();
	await drafts.save(staffId, id, { text: others, was: undefined, cc: undefined });
}

/**
 * Tells desk-draft.ts what became of the draft: its version, and all of it where it is not what was sent, as words came
 * from elsewhere.
 */
export function respondToScript(
	context: DeskContext,
	typed: SubmittedForm,
	{ draft, problem }: KeptDraft,
): Response {
	if (problem) return context.text(problem, 422);
	const [text, cc] = [draft?.text ?? "", draft?.cc ?? ""];
	// A form without the field hears nothing of it.
	const typedSubject = typed.find("subject");
	const subject =
		typedSubject === undefined ? undefined : draft?.subject || (typed.find(WAS_SUBJECT) ?? "");
	context.header("Draft-Version", String(draft?.version ?? ""));
	const isAsTyped =
		text === typed.text && cc === (typed.find("cc") ?? cc) && subject === (typedSubject || subject);
	return isAsTyped ? context.body(null, 204) : context.json({ text, cc, subject });
}

/**
 * Returns the values of the fields that say with which draft a form begins. A form that shows what was typed, and not the
 * draft, began with the one that it had before.
 */
export function describeBeginning(draft: Draft | undefined, typed: SubmittedForm | undefined) {
	const text = draft?.text ?? "";
	if (!typed || typed.text === text) return { version: draft?.version ?? "", was: text };
	const isKept = text.includes(typed.text);
	return {
		version: typed.find(DRAFT_VERSION) ?? "",
		was: isKept ? typed.text : (typed.find(WAS_TEXT) ?? ""),
	};
}

function parseVersion(text: string | undefined): number | null | undefined {
	if (text === undefined) return undefined;
	const version = Number(text || Number.NaN);
	return Number.isInteger(version) ? version : null;
}
