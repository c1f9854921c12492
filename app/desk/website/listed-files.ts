import { getContent } from "#app/content/content.server.ts";
import { type ContentFile, listContentFiles } from "#app/content/list-content-files.server.ts";
import { findKind } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import type { Page } from "#app/content/pages/page.ts";
import { getEditing } from "#app/editing/editing.server.ts";
import { readText } from "#app/editing/text/read-text.ts";
import { TextChangeError } from "#app/editing/text/text-change.ts";
import { t } from "#app/messages/en/desk-website.server.ts";

/** A part of the website as it is listed. */
export type ListedFile = {
	/** The path of its file below the content's folder. */
	file: string;
	kind: FileKind;
	name: string;
	/** The path of the page that its text is on; undefined where it is on all pages, or on none that visitors see. */
	page: string | undefined;
};

/** The messages that name files without a page, by the names of their kinds. */
const SETTINGS: Readonly<Record<string, () => string>> = {
	site: () => t("nameOfSite"),
	navigation: () => t("nameOfNavigation"),
	redirects: () => t("nameOfRedirects"),
	proof: () => t("nameOfProof"),
	offer: () => t("nameOfOffer"),
	terms: () => t("nameOfTerms"),
	calendar: () => t("nameOfCalendar"),
	desk: () => t("nameOfDesk"),
	messages: () => t("nameOfMessages"),
	"page-templates": () => t("nameOfTemplates"),
};

/** Lists all that visitors see of the website. */
export function listFiles(): ListedFile[] {
	return listContentFiles().map((file) => toListedFile(file));
}

/**
 * Finds a file for somebody: one that visitors see, one that the person has begun, or one that was deleted. The path is
 * looked up, never read.
 */
export async function findFile(file: string, staffId: string): Promise<ListedFile | undefined> {
	const known = listContentFiles().find((each) => each.file === file);
	if (known) return toListedFile(known);
	const store = await getEditing().getStore();
	const draft = await store.findDraft(file, staffId);
	const versions = await store.listVersions(file);
	if (!draft && versions.length === 0) return undefined;
	const last = versions.find((version) => version.text !== null)?.text;
	return toUnseen(file, draft?.text ?? last ?? versions.at(-1)?.baseText ?? null);
}

/** Returns how a file that visitors do not see is listed; undefined where no such file belongs to the website. */
export function toUnseen(file: string, text: string | null): ListedFile | undefined {
	const kind = findKind(file);
	const name = kind && (SETTINGS[kind.name]?.() ?? findName(kind, text ?? ""));
	return kind && { file, kind, name: name ?? file, page: undefined };
}

/** Finds the name or the title that a text has, which may be one that cannot be read. */
function findName({ isMarkdown }: FileKind, text: string): string | undefined {
	try {
		const { name, title } = Object(readText(text, isMarkdown).data);
		return [name, title].find((each) => typeof each === "string" && each !== "");
	} catch (error) {
		if (error instanceof TextChangeError) return undefined;
		throw error;
	}
}

function toListedFile({ file, kind, page }: ContentFile): ListedFile {
	const ownName = page ? namePage(page) : SETTINGS[kind.name]?.();
	return { file, kind, name: ownName ?? file, page: page?.path };
}

function namePage({ path, search, card, file }: Page): string | undefined {
	if (path === "/") return t("home");
	const post = getContent().posts.find(({ slug }) => file === `posts/${slug}.md`);
	return post?.title ?? search?.().name ?? card?.().title;
}
