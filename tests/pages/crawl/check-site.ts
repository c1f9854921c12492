import { isReservedPath } from "../../../app/content/reserved-paths.ts";
import type { Finding } from "./finding.ts";
import { type Crawl, openAll, type Request, toLocalPath } from "./walk-site.ts";

const MOST_CLICKS = 3;
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** What no page can know of itself: what it shares, where it stands, and whether its links lead anywhere. */
export function checkTogether(crawl: Crawl, listed: readonly string[], siteUrl: string): Finding[] {
	const indexable = [...crawl.pages.values()].filter((page) => page.isIndexable);
	const own = new Set(indexable.map(({ path }) => path));
	const onList = new Set(listed);
	return [
		...findShared(indexable, "titles", ({ titles }) => titles[0] ?? ""),
		...findShared(indexable, "headings", ({ h1s }) => h1s[0] ?? ""),
		...findShared(indexable, "descriptions", ({ meta }) => meta("description")[0] ?? ""),
		...crawl.broken.map(
			({ path, status, from }): Finding => ({
				rule: from === "the sitemap" ? "sitemap" : "links",
				page: from,
				text: `${path} answers ${status}`,
			}),
		),
		...[...crawl.variants.values()]
			.filter(({ canonical }) => !own.has(canonical.slice(siteUrl.length)))
			.map(
				({ path, canonical }): Finding => ({
					rule: "canonical",
					page: path,
					text: `${canonical} is no page that search engines may show`,
				}),
			),
		...findLostParts(crawl, siteUrl),
		...indexable
			.filter(({ clicks }) => clicks === null)
			.map(({ path }): Finding => ({ rule: "orphans", page: path, text: "no link leads here" })),
		...indexable
			.filter(({ clicks }) => clicks !== null && clicks > MOST_CLICKS)
			.map(
				({ path, clicks, from }): Finding => ({
					rule: "three clicks",
					page: path,
					text: `${clicks} clicks from home, first by ${from}`,
				}),
			),
		...indexable
			.filter(({ path }) => !onList.has(path))
			.map(({ path }): Finding => ({ rule: "sitemap", page: path, text: "it is not listed" })),
		...listed
			.filter((path) => !own.has(path))
			.map(
				(path): Finding => ({
					rule: "sitemap",
					page: path,
					text: "it is listed, and is no page that search engines may show",
				}),
			),
		...(onList.size === listed.length
			? []
			: [{ rule: "sitemap" as const, page: "/sitemap.xml", text: "a page is listed twice" }]),
	];
}

type Page = Crawl["pages"] extends Map<string, infer Value> ? Value : never;

function findShared(
	pages: readonly Page[],
	rule: "titles" | "headings" | "descriptions",
	read: (page: Page) => string,
): Finding[] {
	return [...Map.groupBy(pages, read)]
		.filter(([, same]) => same.length > 1)
		.map(([text, same]) => ({
			rule,
			page: same.map(({ path }) => path).join(" and "),
			text: `the same: ${text}`,
		}));
}

/** Links to a part of a page that the page does not have. */
function findLostParts(crawl: Crawl, siteUrl: string): Finding[] {
	return [...crawl.pages.values()].flatMap(({ path, links }) =>
		links.flatMap((link): Finding[] => {
			const local = toLocalPath(link, path, siteUrl);
			const part = URL.parse(link, siteUrl + path)?.hash.slice(1);
			if (!local || !part) return [];
			const target = crawl.pages.get(local);
			if (!target || target.ids.has(decodeURIComponent(part))) return [];
			return [{ rule: "parts", page: path, text: `${local} has no part ${part}` }];
		}),
	);
}

/** Files that pages want and that do not come; a drawing is as good as a photograph. */
export async function checkFiles({ files }: Crawl, request: Request): Promise<Finding[]> {
	const found = await openAll([...files], async ([file, page]): Promise<Finding[]> => {
		const response = await request(file);
		await response.body?.cancel();
		const isHere = response.status === 200 && !isHtml(response);
		return isHere ? [] : [{ rule: "files", page, text: `${file} answers ${response.status}` }];
	});
	return found.flat();
}

/** The card of one page of each kind, as drawing one takes a while. */
export async function checkCards({ pages }: Crawl, request: Request): Promise<Finding[]> {
	const kinds = Map.groupBy(pages.values(), ({ path }) => toKind(path));
	const firsts = [...kinds.values()].flatMap(([first]) => first ?? []);
	const found = await openAll(firsts, async ({ path, meta }): Promise<Finding[]> => {
		const card = URL.parse(meta("og:image")[0] ?? "")?.pathname ?? "";
		const response = await request(card);
		const bytes = new Uint8Array(await response.arrayBuffer());
		const isPng = PNG.every((byte, at) => bytes[at] === byte);
		if (response.status === 200 && response.headers.get("Content-Type") === "image/png" && isPng)
			return [];
		return [{ rule: "cards", page: path, text: `${card} answers ${response.status}, or no PNG` }];
	});
	return found.flat();
}

/** `robots.txt`: it names the sitemap and keeps nobody off a page or what a page is drawn with. */
export function checkRobots(text: string, crawl: Crawl, siteUrl: string): Finding[] {
	const lines = text.split("\n");
	const kept = lines.flatMap((line) => /^Disallow: (\/.*)$/.exec(line)?.[1] ?? []);
	const shut = [...crawl.pages.keys(), ...crawl.files.keys()].filter((path) =>
		kept.some((start) => path.startsWith(start)),
	);
	const named = lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`);
	return [
		...shut.map((path): Finding => ({ rule: "robots", page: path, text: "robots are kept off" })),
		...(named
			? []
			: [{ rule: "robots" as const, page: "/robots.txt", text: "no sitemap is named" }]),
	];
}

function toKind(path: string): string {
	const [, first = "", ...more] = path.split("?")[0]?.split("/") ?? [];
	return `${first === "" || isReservedPath(first) ? first : "city"} ${more.length}`;
}

function isHtml(response: Response): boolean {
	return response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
}
