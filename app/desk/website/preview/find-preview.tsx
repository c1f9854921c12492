import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { getPages, runInSnapshot, type Snapshot } from "#app/content/content.server.ts";
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
import { ContentError } from "#app/platform/content-error.ts";
import { toFormData } from "#app/platform/http/form-fields.ts";
import { findPage } from "../find-page.ts";
import { openForm } from "../form/open-form.ts";
import { findFile } from "../listed-files.ts";
import { toReviewPath } from "../review/review-path.ts";
import { type BannerFacts, PreviewBanner } from "./preview-banner.tsx";

export type Preview = {
	/** The content with what is previewed. */
	snapshot: Snapshot;
	/** True if its text is another one than visitors have. */
	isChanged: boolean;
	/** Renders the banner of a page, as HTML. */
	renderBanner: () => string;
	/** The path of the page that is shown whatever was asked for: that of a file which visitors have no page of yet. */
	path?: string | undefined;
};

/** A text of a file that makes no content which can be shown. */
export class UnusableTextError extends Error {
	readonly file: string;
	/** Null for a draft that deletes the file. */
	readonly text: string | null;

	constructor({ file, text }: Pick<Draft, "file" | "text">, cause: ContentError) {
		super(cause.message, { cause });
		this.file = file;
		this.text = text;
	}
}

/** The value of `draft` for the words of a form that is not saved yet. */
const UNSAVED = "unsaved";

/**
 * Finds the draft that a preview's address names: by its id for its author and for who may publish, by the address at which
 * it is shared for everybody. Resolves to null for all others, and where there is none. Throws an UnusableTextError where the
 * draft cannot be shown.
 */
export async function findPreview(context: DeskContext, token: string): Promise<Preview | null> {
	if (!(await isDeskOpen())) return null;
	const editing = getEditing();
	const store = await editing.getStore();
	const shared = await store.findSharedDraft(token);
	if (shared) return toPreview(shared, undefined, () => ({ token, until: shared.sharedUntil }));
	const session = await findSession(context);
	if (!session) return null;
	const { staff } = session;
	if (token === UNSAVED) return previewForm(context, staff);
	const draft = await store.findDraftById(token);
	if (draft?.staffId === staff.id)
		return toPreview(draft, staff.language, (snapshot) => ({
			token,
			file: draft.file,
			shown: findShown(snapshot, draft.file, context.req.path),
		}));
	if (!draft || !isEnough(staff, "publisher")) return null;
	const review = draft.askedAt ? toReviewPath(draft.id) : undefined;
	return toPreview(draft, staff.language, () => ({ token, review }));
}

/** Finds the file of the page at a path of a snapshot, if it is another one than the previewed file. */
function findShown(snapshot: Snapshot, previewed: string, path: string): string | undefined {
	const file = runInSnapshot(snapshot, () => getPages().get(path)?.file);
	return file && file !== previewed ? file : undefined;
}

/** The number of people whose words, which are not saved, are kept for what their pages load. */
const WRITERS_MAX = 4;
/** The last preview of words that are not saved, by the ids of who has typed them. */
const unsaved = new LRUCache<string, Preview>({ max: WRITERS_MAX });

/**
 * Finds the preview of which a page loads a picture, a drawing, a logo or a font. That of words that are not saved is the
 * last one that this node has made, or else that of the draft that the reader has saved last.
 */
export async function findPartsPreview(
	context: DeskContext,
	token: string,
): Promise<Preview | null> {
	if (token !== UNSAVED) return findPreview(context, token);
	const session = (await isDeskOpen()) ? await findSession(context) : null;
	if (!session) return null;
	const { id, language } = session.staff;
	const made = unsaved.get(id);
	if (made) return made;
	const drafts = await (await getEditing().getStore()).listDrafts();
	const draft = drafts.find(({ staffId }) => staffId === id);
	return draft ? toPreview(draft, language, () => ({ token: draft.id, file: draft.file })) : null;
}

function toPreview(
	draft: Draft,
	language: string | null | undefined,
	getFacts: (snapshot: Snapshot) => BannerFacts,
): Preview {
	const editing = getEditing();
	const snapshot = build(draft, () => editing.previewDraft(draft));
	return {
		snapshot,
		isChanged: draft.text !== editing.getText(draft.file),
		renderBanner: () =>
			renderBanner(language, { isPublic: isPublic(draft.file), ...getFacts(snapshot) }),
	};
}

/** Returns whether visitors have the file, or an earlier text of it. */
const isPublic = (file: string) => getEditing().getText(file) !== null;

/** Builds a snapshot with a text. Throws an UnusableTextError where it cannot be used. */
function build(given: Pick<Draft, "file" | "text">, run: () => Snapshot): Snapshot {
	try {
		return run();
	} catch (error) {
		throw error instanceof ContentError ? new UnusableTextError(given, error) : error;
	}
}

type Reader = { id: string; language: string | null };

/** Makes a preview of the words of a form, as its fields `file` and those of the file have them. Stores nothing. */
async function previewForm(context: DeskContext, staff: Reader): Promise<Preview | null> {
	if (context.req.method !== "POST") return null;
	const sent = await readForm(context);
	const listed = await findFile(String(sent.file?.[0] ?? ""), staff.id);
	if (!listed) return null;
	const { file, kind, text, draft } = await openForm(listed, staff.id);
	const changed = changeText(text, readChanges(kind, text, toFormData(sent)), kind);
	const editing = getEditing();
	const snapshot = build({ file, text: changed }, () =>
		editing.previewTexts(new Map([[file, changed]])),
	);
	const preview: Preview = {
		snapshot,
		path: listed.page === undefined ? findPage(snapshot, file) : undefined,
		isChanged: changed !== editing.getText(file),
		renderBanner: () =>
			renderBanner(staff.language, {
				token: draft?.id ?? UNSAVED,
				file,
				isPublic: isPublic(file),
			}),
	};
	unsaved.set(staff.id, preview);
	return preview;
}

/** Renders the banner of a preview in a reader's language, or the site's, as HTML. */
export function renderBanner(language: string | null | undefined, facts: BannerFacts): string {
	return runForReader(language, () => renderToStaticMarkup(<PreviewBanner {...facts} />));
}
