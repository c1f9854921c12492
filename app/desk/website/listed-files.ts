import { type ContentFile, listContentFiles } from "#app/content/list-content-files.server.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import type { Page } from "#app/content/pages/page.ts";
import { t } from "#app/messages/en/desk-website.server.ts";

/** A part of the website as it is listed. */
export type ListedFile = {
	/** The path of its file below the content's folder. */
	file: string;
	kind: FileKind;
	name: string;
	/** The path of the page that its text is on; undefined where it is on all pages, or on none. */
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
	desk: () => t("nameOfDesk"),
	messages: () => t("nameOfMessages"),
	"page-templates": () => t("nameOfTemplates"),
};

/** Lists all that the website is made of. */
export function listFiles(): ListedFile[] {
	return listContentFiles().map((file) => toListedFile(file));
}

function toListedFile({ file, kind, page }: ContentFile): ListedFile {
	const ownName = page ? namePage(page) : SETTINGS[kind.name]?.();
	return { file, kind, name: ownName ?? file, page: page?.path };
}

function namePage({ path, search, card }: Page): string | undefined {
	return path === "/" ? t("home") : (search?.().name ?? card?.().title);
}
