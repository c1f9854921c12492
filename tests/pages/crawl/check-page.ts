import { SITE_URL } from "../../support/site.ts";
import { checkGraph, findNode, parseGraph, toThings } from "./check-graph.ts";
import type { CrawledPage } from "./walk-site.ts";

/** The longest title before the agency's name. */
const TITLE_MAX = 65;
const DESCRIPTION = { min: 70, max: 165 };
/** All names of metadata that networks show; every page has each once. */
const NETWORK_NAMES =
	"og:title og:description og:url og:type og:site_name og:locale og:image og:image:type og:image:width og:image:height og:image:alt twitter:card twitter:title twitter:description twitter:image twitter:image:alt";
const ARTICLE_NAMES = "article:published_time article:modified_time article:author";
const PAGE_TYPES = ["WebPage", "AboutPage", "ContactPage", "CollectionPage", "ProfilePage"];

/** The types that pages describe beside themselves. */
const WANTED_TYPES: [path: RegExp, ...types: string[]][] = [
	[/^\/$/, "WebSite", "Organization"],
	[/^\/about$/, "AboutPage"],
	[/^\/contact$/, "ContactPage"],
	[/^\/blog\/./, "BlogPosting"],
	[/^\/(services|case-studies|blog)(\?|$)|\/locations(\?|$)/, "CollectionPage", "ItemList"],
	[/^\/services\/.*(?<!\/locations)$/, "Service"],
];

/** Lists every rule that a page breaks by itself; `locale` is the site's. */
export function checkPage(page: CrawledPage, locale: string): string[] {
	const { path, titles, canonicals, h1s, language, levels, links, files, meta } = page;
	const [description = "", ...more] = meta("description");
	const rules: [isBroken: boolean, text: string][] = [
		[titles.length !== 1 || !titles[0], `it has ${titles.length} titles, or an empty one`],
		[titles.some((title) => title.lastIndexOf(" | ") > TITLE_MAX), `too long: ${titles}`],
		[canonicals.length !== 1, `it has ${canonicals.length} canonical addresses`],
		[h1s.length !== 1, `it has ${h1s.length} h1`],
		[language !== locale, `lang is ${language}`],
		[more.length > 0, "it has several descriptions"],
		[
			description.length < DESCRIPTION.min || description.length > DESCRIPTION.max,
			`its description has ${description.length} characters: ${description}`,
		],
		[
			levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1),
			`a heading's level is skipped: ${levels}`,
		],
	];
	return [
		...rules.filter(([isBroken]) => isBroken).map(([, text]) => text),
		...checkNetworks(page, locale),
		...page.pictures.flatMap((picture) =>
			["alt", "width", "height"]
				.filter((name) => picture[name] === undefined)
				.map((name) => `${picture.src} has no ${name}`),
		),
		...links
			.concat(files)
			.filter((address) => address.startsWith("http:"))
			.map((address) => `by plain http: ${address}`),
		...checkData(page),
	].map((text) => `${path}: ${text}`);
}

function checkNetworks({ meta, path, canonicals }: CrawledPage, locale: string): string[] {
	const isPost = /^\/blog\/./.test(path);
	const wanted = isPost ? `${NETWORK_NAMES} ${ARTICLE_NAMES}` : NETWORK_NAMES;
	const getOne = (name: string) => meta(name)[0] ?? "";
	const [bare = "/"] = path.split("?");
	const card = `${SITE_URL}/cards${bare === "/" ? "/home" : bare}.png`;
	const values = {
		"og:url": canonicals[0],
		"og:type": isPost ? "article" : "website",
		"og:locale": locale.replace("-", "_"),
		"og:description": getOne("description"),
		"og:image": card,
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:type": "image/png",
		"twitter:card": "summary_large_image",
		"twitter:image": card,
		"twitter:title": getOne("og:title"),
	};
	return [
		...wanted
			.split(" ")
			.filter((name) => meta(name).length !== 1 || !getOne(name))
			.map((name) => `no ${name}`),
		...Object.entries(values)
			.filter(([name, value]) => getOne(name) !== value)
			.map(([name, value]) => `${name} is ${getOne(name)}, not ${value}`),
	];
}

/** Lists the errors of the page's structured data. */
function checkData({ path, graphs, steps }: CrawledPage): string[] {
	let nodes: ReturnType<typeof parseGraph>;
	try {
		nodes = parseGraph(graphs);
	} catch (error) {
		return [`it has ${graphs.length} graphs, or no sound one: ${error}`];
	}
	const own = findNode(nodes, ...PAGE_TYPES);
	const wanted = WANTED_TYPES.find(([paths]) => paths.test(path))?.slice(1) ?? [];
	// The visible breadcrumb is compared with the one of the structured data.
	const listed = toThings(findNode(nodes, "BreadcrumbList")?.itemListElement)
		.map(({ name, item }) => `${name} ${item ?? ""}`.trim())
		.map((step) => step.replace(` ${SITE_URL}`, " "));
	const rules: [isBroken: boolean, text: string][] = [
		[own?.url !== SITE_URL + path, `its graph describes ${own?.url}`],
		[graphs.join().includes("http://"), "its graph has an address by plain http"],
		[
			findNode(nodes, "ProfessionalService") !== undefined && path !== "/contact",
			"the office belongs on the contact page",
		],
		[(steps.length === 0) !== (path === "/"), "every page has a breadcrumb, but for home"],
		[listed.join("\n") !== steps.join("\n"), `breadcrumbs seen are ${steps}, and listed ${listed}`],
	];
	return [
		...checkGraph(nodes),
		...wanted
			.filter((type) => !findNode(nodes, String(type)))
			.map((type) => `its graph has no ${type}`),
		...rules.filter(([isBroken]) => isBroken).map(([, text]) => text),
	];
}
