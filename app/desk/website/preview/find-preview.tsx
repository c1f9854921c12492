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
import { changeText } from "#app/editing/text/change-text.ts";
import { toFormData } from "#app/platform/http/form-fields.ts";
import { listFiles } from "../listed-files.ts";
import { openForm } from "../open-form.ts";
import { PreviewBanner } from "./preview-banner.tsx";

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
 * Finds the draft that a preview's address names, for its author and for who may publish. Resolves to null for all others,
 * and where there is none. Throws a ContentError where the draft cannot be used.
 */
export async function findPreview(context: DeskContext, token: string): Promise<Preview | null> {
	if (!(await isDeskOpen())) return null;
	const session = await findSession(context);
	if (!session) return null;
	const { staff } = session;
	if (token === UNSAVED) return previewForm(context, staff);
	const editing = getEditing();
	const draft = await (await editing.getStore()).findDraftById(token);
	if (!draft || (draft.staffId !== staff.id && !isEnough(staff, "publisher"))) return null;
	return {
		snapshot: editing.previewDraft(draft),
		isChanged: draft.text !== editing.getText(draft.file),
		banner: renderBanner(staff.language, draft.file, draft.id),
	};
}

type Reader = { id: string; language: string | null };

/** Makes a preview of the words of a form, as its fields `file` and those of the file have them. Stores nothing. */
async function previewForm(context: DeskContext, staff: Reader): Promise<Preview | null> {
	if (context.req.method !== "POST") return null;
	const sent = await readForm(context);
	const listed = listFiles().find(({ file }) => file === sent.file?.[0]);
	if (!listed) return null;
	const { file, kind, text, draft } = await openForm(listed, staff.id);
	const changed = changeText(text, readChanges(kind, text, toFormData(sent)), kind);
	const editing = getEditing();
	return {
		snapshot: editing.previewText(file, changed),
		isChanged: changed !== editing.getText(file),
		banner: renderBanner(staff.language, file, draft?.id ?? UNSAVED),
	};
}

function renderBanner(language: string | null, file: string, token: string): string {
	return runForReader(language, () =>
		renderToStaticMarkup(<PreviewBanner file={file} token={token} />),
	);
}
