import { checkGraph, findNode, isThing, parseGraph, toList } from "./check-graph.ts";
import type { CrawledPage } from "./walk-site.ts";

const DESCRIPTION = { min: 70, max: 165 };
/** Everything that networks show, and which every page has. */
const NETWORK_NAMES = [
	"og:title",
	"og:description",
	"og:url",
	"og:type",
	"og:site_name",
	"og:locale",
	"og:image",
	"og:image:type",
	"og:image:width",
	"og:image:height",
	"og:image:alt",
	"twitter:card",
	"twitter:title",
	"twitter:description",
	"twitter:image",
	"twitter:image:alt",
];
const ARTICLE_NAMES = ["published_time", "modified_time", "author"].map(
	(name) => `article:${name}`,
);

/** Before the agency's name. */
const TITLE_MAX = 65;
const PAGE_TYPES = ["WebPage", "AboutPage", "ContactPage", "CollectionPage", "ProfilePage"];

/** Every rule that a page breaks by itself. */
export function checkPage(page: CrawledPage, siteUrl: string): string[] {
	const { titles, canonicals, h1s, language } = page;
	return [
		...(titles.length === 1 && titles[0]
			? []
			: [`it has ${titles.length} titles, or an empty one`]),
		...(titles.every((title) => title.lastIndexOf(" | ") <= TITLE_MAX)
			? []
			: [`its title is too long: ${titles.join()}`]),
		...(canonicals.length === 1 ? [] : [`it has ${canonicals.length} canonical addresses`]),
		...(h1s.length === 1 ? [] : [`it has ${h1s.length} h1`]),
		...(language === "en-IN" ? [] : [`lang is "${language}"`]),
		...checkDescription(page),
		...checkLevels(page),
		...checkNetworks(page, siteUrl),
		...page.pictureFaults,
		...findPlain(page).map((what) => `by plain http: ${what}`),
		...checkData(page, siteUrl),
	].map((text) => `${page.path}: ${text}`);
}

function checkDescription({ meta }: CrawledPage): string[] {
	const [text = "", ...more] = meta("description");
	if (more.length > 0) return ["it has several descriptions"];
	const fits = text.length >= DESCRIPTION.min && text.length <= DESCRIPTION.max;
	return fits ? [] : [`its description has ${text.length} characters: ${text}`];
}

function checkLevels({ levels }: CrawledPage): string[] {
	const isSkipped = levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1);
	return isSkipped ? [`a heading's level is skipped: ${levels.join(" ")}`] : [];
}

function checkNetworks({ meta, path, canonicals }: CrawledPage, siteUrl: string): string[] {
	const isPost = /^\/blog\/./.test(path);
	const wanted = isPost ? [...NETWORK_NAMES, ...ARTICLE_NAMES] : NETWORK_NAMES;
	const one = (name: string) => meta(name)[0] ?? "";
	const [bare = "/"] = path.split("?");
	const card = `${siteUrl}/cards${bare === "/" ? "/home" : bare}.png`;
	const given: [string, string][] = [
		["og:url", canonicals[0] ?? ""],
		["og:type", isPost ? "article" : "website"],
		["og:locale", "en_IN"],
		["og:description", one("description")],
		["og:image", card],
		["og:image:width", "1200"],
		["og:image:height", "630"],
		["og:image:type", "image/png"],
		["twitter:card", "summary_large_image"],
		["twitter:image", card],
		["twitter:title", one("og:title")],
	];
	return [
		...wanted.filter((name) => meta(name).length !== 1 || !one(name)).map((name) => `no ${name}`),
		...given
			.filter(([name, value]) => one(name) !== value)
			.map(([name, value]) => `${name} is ${one(name)}, not ${value}`),
	];
}

function findPlain({ links, files, graphs }: CrawledPage): string[] {
	const addresses = [...links, ...files].filter((address) => address.startsWith("http:"));
	return [
		...addresses,
		...graphs.filter((text) => text.includes("http://")).map(() => "its graph"),
	];
}

/** What the page's structured data says wrong. */
function checkData(page: CrawledPage, siteUrl: string): string[] {
	const nodes = parseGraph(page.graphs);
	if (!nodes) return [`it has ${page.graphs.length} graphs, or no sound one`];
	const own = findNode(nodes, ...PAGE_TYPES);
	return [
		...checkGraph(nodes),
		...(own?.url === siteUrl + page.path ? [] : [`its graph describes ${own?.url}`]),
		...listWanted(page.path)
			.filter((type) => !findNode(nodes, type))
			.map((type) => `its graph has no ${type}`),
		...(findNode(nodes, "ProfessionalService") && page.path !== "/contact"
			? ["the office belongs on the contact page"]
			: []),
		...compareSteps(page, nodes, siteUrl),
	];
}

/** What the page must tell of beside itself. */
function listWanted(path: string): string[] {
	if (path === "/") return ["WebSite", "Organization"];
	if (path === "/about") return ["AboutPage"];
	if (path === "/contact") return ["ContactPage"];
	if (/^\/blog\/./.test(path)) return ["BlogPosting"];
	if (/^\/(services|case-studies|blog)(\?|$)/.test(path)) return ["CollectionPage", "ItemList"];
	if (/\/locations(\?|$)/.test(path)) return ["CollectionPage", "ItemList"];
	return path.startsWith("/services/") ? ["Service"] : [];
}

/** The steps that are seen and those that machines are told, which must be the same. */
function compareSteps(
	{ path, steps }: CrawledPage,
	nodes: Parameters<typeof checkGraph>[0],
	siteUrl: string,
): string[] {
	if (path === "/") return steps.length > 0 ? ["the home page has a way to itself"] : [];
	const list = findNode(nodes, "BreadcrumbList");
	const told = toList(list?.itemListElement)
		.filter(isThing)
		.map(({ name, item }) => `${name} ${item ?? ""}`.trim());
	const seen = steps.map(({ name, to }) => `${name} ${to === null ? "" : siteUrl + to}`.trim());
	if (seen.length === 0) return ["no breadcrumb is seen"];
	if (!list) return ["no breadcrumb is told to machines"];
	return told.join("\n") === seen.join("\n")
		? []
		: [`breadcrumbs seen are ${seen.join(", ")}, and told ${told.join(", ")}`];
}
