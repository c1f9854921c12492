import type { ContentReader } from "../files/content-reader.ts";
import type { Media, OwnPicture } from "../media/media.ts";
import { toSectionView } from "../media/page-pictures.ts";
import { addTextPictures } from "../media/text-pictures.ts";
import { toOwnPageText } from "../page-text/own-page.ts";
import { listSectionTexts } from "../schemas/landing-sections.ts";
import { landingPageSchema, ownPageFrontMatterSchema } from "../schemas/own-page.ts";
import { listMarkdownTexts } from "../text-of-markdown.ts";
import type { OwnPage } from "../types.ts";
import { toPlainCard } from "./card.ts";
import { sortByOrder, toKind } from "./files.ts";
import type { PageFamily } from "./page.ts";
import { toSearchEntry } from "./search-entry.ts";

const FOLDER = "pages/own";

export const files = {
	ownPages: {
		kinds: [
			toKind("own-page", `${FOLDER}/{slug}.md`, ownPageFrontMatterSchema),
			toKind("landing-page", `${FOLDER}/{slug}.yaml`, landingPageSchema),
		],
		parse: (reader: ContentReader, media: Media) =>
			sortByOrder([
				...reader.listFiles(FOLDER, ".md").map((slug) => parseTextPage(reader, media, slug)),
				...reader.listFiles(FOLDER, ".yaml").map((slug) => parseLandingPage(reader, media, slug)),
			]),
	},
};

export const pages: PageFamily = {
	// They have the routes of cities, districts and people, whose addresses check-own-pages.ts keeps apart.
	routes: [],
	optional: null,
	list: (content) =>
		content.ownPages.map((page) => {
			const { path, file, name, title, subtitle, description, updated } = page;
			return {
				path,
				file,
				template: "own page",
				updated,
				listedAs: name,
				...(hasForm(page) && { hasForm: true }),
				text: () => toOwnPageText(page, content),
				search: () => ({
					...toSearchEntry("page", title, description, [name]),
					body: listTexts(page),
				}),
				card: () => toPlainCard({ title, ...(subtitle && { subtitle }) }, "sand"),
			};
		}),
	listSamples: null,
};

/** Lists the texts of a page that people read, but for what stands above a text of Markdown. */
export function listTexts({
	body,
	sections,
	texts,
}: Pick<OwnPage, "body" | "sections" | "texts">): string[] {
	return sections ? texts : listMarkdownTexts(body);
}

function hasForm({ sections }: Pick<OwnPage, "sections">): boolean {
	return sections?.some(({ kind }) => kind === "form") ?? false;
}

function parseTextPage(reader: ContentReader, media: Media, slug: string) {
	const file = `${FOLDER}/${slug}.md`;
	const { frontMatter, body } = reader.parseMarkdown(file, ownPageFrontMatterSchema);
	if (frontMatter.name && !body) reader.addIssue(file, "has no text below its front matter");
	const { title = frontMatter.name, path = `/${slug}` } = frontMatter;
	const pictures = addTextPictures({ reader, media, file, body, page: path });
	return { ...frontMatter, title, path, slug, file, body, pictures, sections: null, texts: [] };
}

function parseLandingPage(reader: ContentReader, media: Media, slug: string) {
	const file = `${FOLDER}/${slug}.yaml`;
	const page = reader.parseYaml(file, landingPageSchema);
	const { path = `/${slug}`, sections = [] } = page;
	const { title = page.name, subtitle } =
		sections.find((section) => section.kind === "opening") ?? {};
	const text = { body: "", pictures: new Map<string, OwnPicture>() };
	const views = sections.map((section, index) =>
		toSectionView(section, { file, field: `sections.${index}` }, media),
	);
	const texts = listSectionTexts(sections);
	return { ...page, ...text, sections: views, texts, title, subtitle, path, slug, file };
}
