import { renderToStaticMarkup } from "react-dom/server";
import type { Snapshot } from "#app/content/content.server.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { isEnough } from "#app/desk/request/desk-route.ts";
import { isDeskOpen } from "#app/desk/request/desk-services.ts";
import { findSession } from "#app/desk/request/find-session.ts";
import { readForm } from "#app/desk/request/parse-form.ts";
import { runForReader } from "#app/desk/request/run-for-reader.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { readChanges } from "#app/editing/fields/read-changes.ts";
import type { Draft } from "#app/editing/store/editing-store.ts";
import { changeText } from "#app/editing/text/change-text.ts";
import { toFormData } from "#app/platform/http/form-fields.ts";
import { findFile } from "../listed-files.ts";
import { openForm } from "../open-form.ts";
import { type BannerFacts, PreviewBanner } from "./preview-banner.tsx";

export type Preview = {
	/** The content with what is previewed. */
	snapshot: Snapshot;
	/** True if its text is another one than visitors have. */
	isChanged: boolean;
	/** The banner of its pages, as HTML. */
	banner: string;
};

/** The value of `draft` for the words of a form that is not saved yet. */
const UNSAVED = "unsaved";

/**
 * Finds the draft that a preview's address names: by its id for its author and for who may publish, by the address at which
 * it is shared for everybody. Resolves to null for all others, and where there is none. Throws a ContentError where the draft
 * cannot be used.
 */
export async function findPreview(context: DeskContext, token: string): Promise<Preview | null> {
	if (!(await isDeskOpen())) return null;
	const editing = getEditing();
	const store = await editing.getStore();
	const shared = await store.findSharedDraft(token);
	if (shared) return toPreview(shared, undefined, { token, until: shared.sharedUntil });
	const session = await findSession(context);
	if (!session) return null;
	const { staff } = session;
	if (token === UNSAVED && context.req.method !== "POST") return previewOwnDrafts(context, staff);
	if (token === UNSAVED) return previewForm(context, staff);
	const draft = await store.findDraftById(token);
	const maySee = draft && (draft.staffId === staff.id || isEnough(staff, "publisher"));
	return maySee ? toPreview(draft, staff.language, { token, file: draft.file }) : null;
}

function toPreview(draft: Draft, language: string | null | undefined, facts: BannerFacts): Preview {
	const editing = getEditing();
	return {
		snapshot: editing.previewDraft(draft),
		isChanged: draft.text !== editing.getText(draft.file),
		banner: renderBanner(language, facts),
	};
}

type Reader = { id: string; language: string | null };

/** Makes a preview of the words of a form, as its fields `file` and those of the file have them. Stores nothing. */
async function previewForm(context: DeskContext, staff: Reader): Promise<Preview | null> {
	const sent = await readForm(context);
	const listed = await findFile(String(sent.file?.[0] ?? ""), staff.id);
	if (!listed) return null;
	const { file, kind, text, draft } = await openForm(listed, staff.id);
	const changed = changeText(text, readChanges(kind, text, toFormData(sent)), kind);
	const editing = getEditing();
	return {
		snapshot: editing.previewTexts(new Map([[file, changed]])),
		isChanged: changed !== editing.getText(file),
		banner: renderBanner(staff.language, { token: draft?.id ?? UNSAVED, file }),
	};
}

/**
 * Makes a preview of all that the reader has drafts of, for the pictures of a page of unsaved words: of the page itself there
 * is nothing to get, and a picture is in the draft before a page shows it.
 */
async function previewOwnDrafts(context: DeskContext, staff: Reader): Promise<Preview | null> {
	if (!context.req.path.startsWith("/pictures/")) return null;
	const editing = getEditing();
	const drafts = await (await editing.getStore()).listDrafts();
	const texts = drafts.filter(({ staffId }) => staffId === staff.id);
	return {
		snapshot: editing.previewTexts(new Map(texts.map(({ file, text }) => [file, text]))),
		isChanged: true,
		banner: "",
	};
}

function renderBanner(language: string | null | undefined, facts: BannerFacts): string {
	return runForReader(language, () => renderToStaticMarkup(<PreviewBanner {...facts} />));
}
