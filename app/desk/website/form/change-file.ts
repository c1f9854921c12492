import * as z from "zod/mini";
import { toFlashAddress } from "#app/desk/changes/flash-message.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { FormHandler } from "#app/desk/request/desk-route.ts";
import { parseQuery } from "#app/desk/request/parse-form.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { readChanges } from "#app/editing/fields/read-changes.ts";
import { readEntry, readListChange, withGiven } from "#app/editing/fields/read-list-change.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import type { TextChange } from "#app/editing/text/text-change.ts";
import { t as tDelete } from "#app/messages/en/desk-website-delete.server.ts";
import { t } from "#app/messages/en/desk-website-form.server.ts";
import {
	type Fields,
	integer,
	text,
	textIfAny,
	toFields,
	toFormData,
} from "#app/platform/http/form-fields.ts";
import { isDeletion } from "../delete/deletion.ts";
import { toFieldAddress, toFilePath } from "../file-path.ts";
import { mediaKind } from "../pictures/media-kind.ts";
import { toChoiceAddress } from "../pictures/pictures-path.ts";
import { withFile } from "../with-file.tsx";
import { answerSaved, answerStale, answerUnwritable, isFromEditor } from "./answer-editor.ts";
import { listIssues, listMistakes } from "./list-issues.ts";
import { type OpenForm, openForm, withDraft } from "./open-form.ts";
import { publishOpenForm } from "./publish-form.ts";
import { renderForm } from "./render-form.tsx";
import { saveDraft } from "./save-draft.ts";
import { listTyped } from "./typed-words.ts";

/** The fields of a form beside those of the file. */
const ownFields = z.object({
	/** The mark of the text that the form was made of. */
	version: text,
});

/** What a button of a list asks for, by its form or by its address. */
const listFields = z.object({
	intent: z.catch(z.pipe(text, z.enum(["insert", "remove", "up", "down"])), "insert"),
	list: text,
	index: integer(0, 0),
	/** The kind of a new entry, where there are several. */
	variant: textIfAny,
	/** Where the pointer left an entry that it moved; as far as a button moves it by default. */
	to: integer(-1),
});

/** The field for which one of a kind is chosen. */
const choiceFields = z.object({ at: text, kind: mediaKind, before: text });

/** An entry that was removed and comes back, as JSON. */
const entrySchema = z.pipe(
	z.string(),
	z.transform((json): unknown => JSON.parse(json)),
);

export const saveForm = withSaved((context, saved) =>
	isFromEditor(context) ? answerSaved(context, saved) : finish(context, saved, "save"),
);

export const checkForm = withSaved((context, saved) => finish(context, saved, "check"));

export const publishForm = withSaved(async (context, saved) => {
	const { file, draft } = saved;
	if (!draft) return leadBack(context, file, "unchanged");
	const result = await publishOpenForm(saved, draft, context.var.session.staff.id);
	if (result.ok && isDeletion(saved))
		return context.redirect(toFlashAddress(toFilePath("history", file), "deleted"), 303);
	if (result.ok) return leadBack(context, file, result.value ? "publish" : "unchanged");
	const { reason } = result;
	if ("issues" in reason) return renderForm(context, saved, { status: 422, issues: reason.issues });
	if ("merged" in reason && isDeletion(saved))
		return renderForm(context, withDraft(saved, reason.merged), {
			status: 409,
			sentence: tDelete("meets"),
		});
	if ("merged" in reason)
		return renderForm(context, withDraft(saved, reason.merged), {
			status: 409,
			sentence: t(reason.conflicts.length > 0 ? "meets" : "isMerged"),
			theirs: reason.conflicts.length > 0 ? reason.theirs : null,
		});
	return renderForm(context, await reopen(context, saved), { status: 409, sentence: t("isStale") });
});

/** Changes a list of the draft, which gets what was typed as well, and leads to the entry. */
export const changeList: FormHandler = (context, sent) => {
	const query = toFields(new URL(context.req.url).searchParams);
	const { intent, list, index, variant, to } = listFields.parse({ ...query, ...sent });
	const entry = entrySchema.safeParse(sent.value?.[0]);
	let removed: unknown;
	const at = { insert: index, remove: null, up: index - 1, down: index + 1 }[intent];
	const handle = withSaved(
		(_context, form) =>
			isFromEditor(context)
				? answerSaved(context, form, removed)
				: context.redirect(toFieldAddress(form.file, at === null ? list : `${list}[${at}]`), 303),
		({ kind }, typed) => {
			const change = readListChange(kind, typed, intent, list, index, variant);
			if (intent === "remove") removed = readEntry(kind, typed, list, index);
			return withGiven(change, { to, entry: entry.success ? entry.data : undefined });
		},
	);
	return handle(context, sent);
};

/** Saves what was typed, and leads to the pictures, logos or fonts, of which one is chosen for the field that the address names. */
export const choosePicture = withSaved((context, { file }) => {
	const { at, kind, before } = parseQuery(context, choiceFields);
	return context.redirect(toChoiceAddress({ kind, for: file, at, before }), 303);
});

export const discardForm: FormHandler = (context) =>
	withFile(async (_context, { file }) => {
		const store = await getEditing().getStore();
		const staffId = context.var.session.staff.id;
		const draft = await store.findDraft(file, staffId);
		if (draft) await store.discardDraft(draft.id, staffId);
		if (getEditing().getText(file) !== null) return leadBack(context, file, "discard");
		return context.redirect(toFlashAddress("/desk/website", "discard"), 303);
	})(context);

type ToFurtherChange = (form: OpenForm, typed: string) => TextChange;

/**
 * Returns a handler that saves what was typed, with a further change of the typed text, and goes on with what is saved. A
 * form that was made of another text saves nothing and is shown with both.
 */
export function withSaved(
	handle: (context: DeskContext, saved: OpenForm) => Response | Promise<Response>,
	toFurtherChange?: ToFurtherChange,
): FormHandler {
	return (context, sent) =>
		withFile(async (_context, listed) => {
			const staffId = context.var.session.staff.id;
			const form = await openForm(listed, staffId);
			const { version } = ownFields.parse(sent);
			const isStale = version !== "" && version !== form.version;
			if (isStale) return rejectStale(context, form, sent);
			const saved = await saveDraft(form, staffId, (before) => {
				const { kind } = form;
				const typed = readChanges(kind, before, toFormData(sent));
				if (!toFurtherChange) return typed;
				const text = changeText(before, typed, kind);
				return [...typed, toFurtherChange(form, text)];
			});
			if (saved.ok) return handle(context, saved.value);
			if (saved.reason === "stale") return rejectStale(context, await reopen(context, form), sent);
			if (isFromEditor(context)) return answerUnwritable(context, saved.reason.unwritable);
			const sentence = t("wasNotWritten", { reason: saved.reason.unwritable });
			return renderForm(context, form, { status: 422, sentence, typed: sent });
		})(context);
}

async function rejectStale(context: DeskContext, form: OpenForm, typed: Fields): Promise<Response> {
	if (isFromEditor(context)) return answerStale(context, form, listTyped(typed));
	const { text: theirs } = form;
	return renderForm(context, form, { status: 409, sentence: t("isStale"), typed, theirs });
}

function reopen(context: DeskContext, form: OpenForm): Promise<OpenForm> {
	return openForm(form, context.var.session.staff.id);
}

/** Tells that the draft is saved, or what stands against publishing it. */
async function finish(
	context: DeskContext,
	saved: OpenForm,
	intent: "save" | "check",
): Promise<Response> {
	const { file, draft } = saved;
	const issues = intent === "save" ? listMistakes(saved) : listIssues(saved);
	if (issues.length > 0) return renderForm(context, saved, { status: 422, issues });
	return leadBack(context, file, draft || intent === "check" ? intent : "unchanged");
}

export function leadBack(context: DeskContext, file: string, done: string): Response {
	return context.redirect(toFlashAddress(toFilePath("edit", file), done), 303);
}
