import { useMatches } from "react-router";
import { getLanguage, getRegion } from "#app/platform/region.ts";
import { toCardPath } from "./card-path.ts";
import type { Crumb } from "./crumbs.ts";
import { graphs, renderGraph } from "./structured-data/graph.ts";
import { truncateTitle } from "./truncate.ts";

export type PageMeta = {
	/** The title without the agency's name; unique on the site. */
	title: string;
	description: string;
	canonical: string;
	siteName: string;
	/** The crumbs after Home, which the page and its structured data show; empty on the home page. */
	crumbs: readonly Crumb[];
	robots?: "noindex, follow" | undefined;
	/** The facts of a post that social networks show beside its title. */
	article?: ArticleMeta | undefined;
	links?: PageLink[] | undefined;
};

type ArticleMeta = {
	/** When it was published, in ISO 8601. */
	date: string;
	modified: string;
	author: string;
	section: string | null;
};

export type PageLink = {
	rel: "prev" | "next" | "alternate";
	href: string;
	type?: string;
	title?: string;
};

/**
 * Renders title, description, canonical URL, social cards and structured data of the page, from `meta` in its loader's
 * data (buildPageMeta). Renders nothing where no loader has one, as on the error page, which has a head of its own.
 */
export function PageHead() {
	const meta = useMatches()
		.map(({ loaderData }) => loaderData)
		.findLast(hasMeta)?.meta;
	return meta && <HeadElements meta={meta} />;
}

function hasMeta(data: unknown): data is { meta: PageMeta } {
	return typeof data === "object" && data !== null && "meta" in data;
}

function HeadElements({ meta }: { meta: PageMeta }) {
	const { title, description, canonical, robots, article, links = [] } = meta;
	const { origin, pathname } = new URL(canonical);
	// The pages of one list share its card.
	const image = origin + toCardPath(pathname);
	const imageAlt = toFullTitle(meta, ", ");
	return (
		<>
			<title>{toFullTitle(meta, " | ")}</title>
			<meta name="description" content={description} />
			{robots && <meta name="robots" content={robots} />}
			<link rel="canonical" href={canonical} />
			{links.map((link) => (
				<link key={link.rel} {...link} />
			))}
			<meta property="og:type" content={article ? "article" : "website"} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={canonical} />
			<meta property="og:site_name" content={meta.siteName} />
			<meta property="og:locale" content={nameLocale()} />
			<meta property="og:image" content={image} />
			<meta property="og:image:type" content="image/png" />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta property="og:image:alt" content={imageAlt} />
			{article && <ArticleElements article={article} />}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={title} />
			<meta name="twitter:description" content={description} />
			<meta name="twitter:image" content={image} />
			<meta name="twitter:image:alt" content={imageAlt} />
			<GraphScript key={canonical} meta={meta} />
		</>
	);
}

function ArticleElements({ article }: { article: ArticleMeta }) {
	return (
		<>
			<meta property="article:published_time" content={article.date} />
			<meta property="article:modified_time" content={article.modified} />
			<meta property="article:author" content={article.author} />
			{article.section && <meta property="article:section" content={article.section} />}
		</>
	);
}

/** Renders structured data in the server's HTML; React leaves them there when it hydrates. */
function GraphScript({ meta }: { meta: PageMeta }) {
	const graph = graphs.get(meta);
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: renderGraph escapes it
			dangerouslySetInnerHTML={{ __html: graph ? renderGraph(graph) : "" }}
		/>
	);
}

/** Returns the title with the agency's name, unless it contains it already. */
export function toFullTitle(
	{ title, siteName }: Pick<PageMeta, "title" | "siteName">,
	separator: string,
): string {
	const shown = truncateTitle(title);
	return shown.includes(siteName) ? shown : shown + separator + siteName;
}

/** Returns the language of the page with a country, as Open Graph has it: en_GB. */
function nameLocale(): string {
	const [country = ""] = getRegion().locale.split("-").slice(-1);
	const [language = ""] = getLanguage().split("-");
	return `${language}_${country}`;
}
