import { loadPostLinks } from "#app/blog/post-text.server.ts";
import { getContent, getPages, hasPage, isIndexable } from "#app/content/content.server.ts";
import type { PageText, TextLink, TextPart } from "#app/content/page-text/page-text.ts";
import { toLinkPart } from "#app/content/page-text/parts.ts";
import type { ResultKind } from "#app/content/pages/search-entry.ts";
import { t } from "#app/messages/en/llms.server.ts";
import { toMarkdownPath } from "#app/site/markdown/markdown-path.ts";
import { hasMarkdown } from "#app/site/markdown/page-markdown.server.ts";

/** Lists the Markdown of the pages, from the registry; those of districts and of services in cities follow from their cities. */
export async function listPages(): Promise<{ text: PageText; isWhole: boolean }> {
	const { name, description } = getContent().site;
	const posts = hasPage("/blog") ? await loadPostLinks() : { status: "loaded" as const, links: [] };
	const isWhole = posts.status === "loaded";
	const postLinks = isWhole ? posts.links.filter(({ to }) => isIndexable(to)) : [];
	const parts: TextPart[] = [
		toLinkPart(t("services"), listLinks("service", "subService")),
		toLinkPart(t("pages"), listLinks("page", "reason", "case")),
		toLinkPart(t("cities"), listLinks("city")),
		toLinkPart(t("tools"), listLinks("tool")),
		toLinkPart(t("posts"), postLinks.map(toMarkdownLink)),
	];
	return { text: { title: name, description, parts }, isWhole };
}

function listLinks(...kinds: ResultKind[]): TextLink[] {
	return [...getPages().values()].flatMap(({ path, search }) => {
		const entry = search?.();
		if (!entry || !kinds.includes(entry.kind) || !hasMarkdown(path)) return [];
		const { name, text } = entry;
		return toMarkdownLink({ name, text, to: path });
	});
}

function toMarkdownLink(link: TextLink): TextLink {
	return { ...link, to: toMarkdownPath(link.to) };
}
