import { type Attack, shoot, take } from "./attack.ts";
import { MARK } from "./judge-answer.ts";
import { type RawAnswer, sendBytes, writeRequest } from "./raw-request.ts";
import type { Target } from "./target.ts";

/** Of each kind that is kept, and what lies beside them. */
export const KEPT_PAGES: readonly string[] = [
	...["/", "/about", "/services/seo", "/services/seo/mumbai", "/mumbai", "/mumbai/bandra", "/blog"],
	...["/blog?category=uncategorized", "/case-studies", "/case-studies?service=seo", "/sitemap"],
	...["/mumbai.data", "/robots.txt", "/sitemap.xml", "/art/city/mumbai.svg", "/site.webmanifest"],
];

const URLS = ["https://evil.example", "evil.example", `"><${MARK}>`];
/** Headers by which other servers let a visitor change what is shown, or what is kept of it. */
const HEADERS: readonly (readonly [string, string])[] = [
	...[
		"X-Forwarded-Host",
		"X-Host",
		"X-Forwarded-Server",
		"X-Original-Host",
		"X-HTTP-Host-Override",
	].flatMap((name) => URLS.map((url) => [name, url] as const)),
	...[
		"X-Original-URL",
		"X-Rewrite-URL",
		"X-Forwarded-Path",
		"X-Forwarded-Prefix",
		"X-Override-URL",
	].flatMap((name) =>
		["/contact", "/admin", "//evil.example", `/<${MARK}>`].map((url) => [name, url] as const),
	),
	...["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].flatMap((name) =>
		["POST", "DELETE", "HEAD"].map((method) => [name, method] as const),
	),
	["Host", "evil.example"],
	["Host", "www.kiteline.example:1"],
	["Host", "127.0.0.1"],
	["X-Forwarded-Proto", "http"],
	["X-Forwarded-Proto", "javascript"],
	["X-Forwarded-Scheme", "nothttps"],
	["X-Forwarded-Port", "1"],
	["X-Forwarded-SSL", "off"],
	["X-Forwarded-For", `"><${MARK}>`],
	["X-Real-IP", "127.0.0.1"],
	["Forwarded", 'for=127.0.0.1;host="evil.example";proto=http'],
	["X-React-Router-SPA-Mode", "yes"],
	["X-Remix-Request", "yes"],
	["X-Middleware-Subrequest", "middleware"],
	["X-Invoke-Path", "/contact"],
	["Accept", "application/json"],
	["Accept", `<${MARK}>`],
	["Accept-Language", "de"],
	["Accept-Encoding", "zstd, br;q=0, *;q=0"],
	["Accept-Encoding", "identity;q=0, *;q=0"],
	["Accept-Charset", "utf-16"],
	["User-Agent", `<${MARK}>`],
	["User-Agent", "Googlebot/2.1"],
	["Referer", `https://evil.example/<${MARK}>`],
	["Cookie", `theme=<${MARK}>; __session=a`],
	["Authorization", "Basic YTpi"],
	["Purpose", "prefetch"],
	["Sec-Purpose", "prefetch"],
	["Save-Data", "on"],
	["Origin", "https://evil.example"],
	["Range", "bytes=0-10"],
	["Range", "bytes=-1,0-0,5-1"],
	["If-Range", '"a"'],
	["If-None-Match", '"a"'],
	["If-None-Match", "*"],
	["If-Modified-Since", "Fri, 31 Dec 9999 23:59:59 GMT"],
	["If-Match", '"a"'],
	["If-Unmodified-Since", "Thu, 01 Jan 1970 00:00:00 GMT"],
	["Cache-Control", "no-store"],
	["Pragma", "no-cache"],
	["Content-Type", "application/json"],
	["Content-Length", "3"],
	["Max-Forwards", "0"],
	["TE", "trailers"],
	["Priority", "u=0"],
	["Sec-Fetch-Dest", "iframe"],
	["__proto__", "polluted"],
	["constructor", "polluted"],
];

/** What a CDN or a careless server would leave out of the key of what it keeps, or take for another page. */
const QUERIES: readonly string[] = [
	"?utm_source=*",
	"?cb=1&x=*",
	"?callback=*",
	"?_method=POST",
	"?_data=routes/contact/route",
	"?index",
	"?_routes=root",
	"?__proto__[x]=*",
	"?service=seo;page=2",
	"?%75tm_source=*",
	"?v=*",
	";x=*",
	"?#*",
];

const SPELLINGS: readonly string[] = [
	...["/%6dumbai", "/mumb%61i", "/MUMBAI", "/mumbai/", "//mumbai", "/./mumbai", "/x/../mumbai"],
	...[
		"/mumbai/%62andra",
		"/%6D%75%6D%62%61%69",
		"/mumbai.%64ata",
		"/mumbai/.data",
		"/mumbai/_.data",
	],
	...["http://evil.example/mumbai", "/mumbai%2fbandra", "/art/%63ity/mumbai.svg", "/robots%2etxt"],
];

/** Requests that try to leave something behind in what others get. */
export const attackCache: Attack = {
	title: "poison for the kept pages",
	run: async (target, share) => {
		const before = await readPages(target);
		const poison = KEPT_PAGES.flatMap((path) => [
			...HEADERS.flatMap(([name, value]) =>
				(["GET", "HEAD"] as const).map((method) => ({
					what: `${method} ${path} with ${name}: ${value}`,
					bytes: writeRequest(path, {
						method,
						headers: [[name, value]],
						body: name === "Content-Length" ? "a=b" : "",
					}),
				})),
			),
			...QUERIES.map((query) => {
				const address = (path + query)
					.replace(/\?(.*)\?/, "?$1&")
					.replace("*", encodeURIComponent(`"><${MARK}>`));
				return { what: address, bytes: writeRequest(address) };
			}),
			{
				what: `a fat GET of ${path}`,
				bytes: writeRequest(path, { headers: [["Content-Length", "9"]], body: "page=2&a=" }),
			},
		]);
		const report = await shoot(target, [
			...take(poison, share),
			...SPELLINGS.map((path) => ({ what: path, bytes: writeRequest(path) })),
		]);
		const faults = findChanges(before, await readPages(target));
		return { ...report, sent: report.sent, faults: [...report.faults, ...faults] };
	},
};

/** Addresses without end, each of which would cost a place among the pages that are kept. */
export const attackByNumbers: Attack = {
	title: "addresses without end",
	run: async (target, share) => {
		const before = await readKeptBytes(target);
		const count = Math.ceil(300 * Math.max(share, 0.2));
		const numbers = Array.from({ length: count }, (_, at) => (at * 2_654_435_761) % 2 ** 32);
		const report = await shoot(
			target,
			numbers.flatMap((number) => {
				const key = number.toString(16).padStart(8, "0");
				return [
					...[`/art/cover/seo/${key}.svg`, `/art/cover/seo/${key}.png`, `/blog/${key}`, `/${key}`],
					...[
						`/about?${key}`,
						`/mumbai.data?${key}=1`,
						`/mumbai.state?v=${key}`,
						`/sitemaps/${number}.xml`,
					],
					...[
						`/search?q=${key}`,
						`/blog?q=${key}`,
						`/tools/ad-budget?budget=${number}`,
						`/contact?${key}`,
					],
					...[
						`/blog?page=${number}`,
						`/blog?tag=${key}`,
						`/case-studies?service=${key}`,
						`/sitemap?page=${number}`,
					],
					...[spell("/services/seo/mumbai", number), spell("/art/city/mumbai.svg", number)],
				].map((path) => ({ what: path, bytes: writeRequest(path) }));
			}),
		);
		const grown = (await readKeptBytes(target)) - before;
		const faults = grown > MOST_GROWN ? [`the kept pages have grown by ${grown} bytes`] : [];
		return { ...report, sent: report.sent, faults: [...report.faults, ...faults] };
	},
};

/** Any one of the addresses above, kept each time, would be more. */
const MOST_GROWN = 100_000;

/** With those of its letters encoded that the bits of a number name. */
function spell(path: string, number: number): string {
	return [...path]
		.map((letter, at) =>
			/[a-z]/.test(letter) && (number >> (at % 31)) & 1
				? `%${letter.charCodeAt(0).toString(16)}`
				: letter,
		)
		.join("");
}

/** As anybody gets them: without what each answer has of its own. */
export async function readPages(target: Target): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	for (const path of KEPT_PAGES)
		pages.set(path, describe(await sendBytes(target.port, writeRequest(path))));
	return pages;
}

export function findChanges(
	before: ReadonlyMap<string, string>,
	after: ReadonlyMap<string, string>,
): string[] {
	return [...before]
		.filter(([path, page]) => after.get(path) !== page)
		.map(([path]) => `${path} is another page than before`);
}

function describe({ status, headers, body }: RawAnswer): string {
	const told = [...headers].filter(([name]) => name !== "date").sort();
	return JSON.stringify([status, told, body]);
}

async function readKeptBytes({ metricsPort }: Target): Promise<number> {
	const { body } = await sendBytes(metricsPort, writeRequest("/metrics"));
	return Number(/^site_page_cache_bytes (\d+)$/m.exec(body)?.[1]);
}
