import { listWords } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { type Shot, sample, writeRequest } from "./shots.ts";

/** Of each kind that is cached, and what lies beside them. */
export const CACHED_PAGES = listWords(`
	/ /about /services/seo /services/seo/mumbai /mumbai /mumbai/bandra /blog /blog?category=uncategorized
	/case-studies /case-studies?service=seo /sitemap /mumbai.data /robots.txt /sitemap.xml
	/art/city/mumbai.svg /site.webmanifest`);

/** Headers by which other servers let a visitor change what is shown, or what is cached of it. */
const HEADERS: readonly (readonly [names: string, values: readonly string[]])[] = [
	[
		"X-Forwarded-Host X-Host X-Forwarded-Server X-Original-Host X-HTTP-Host-Override",
		["https://evil.example", "evil.example", `"><${MARK}>`],
	],
	[
		"X-Original-URL X-Rewrite-URL X-Forwarded-Path X-Forwarded-Prefix X-Override-URL",
		["/contact", "/admin", "//evil.example", `/<${MARK}>`],
	],
	["X-HTTP-Method-Override X-HTTP-Method X-Method-Override", ["POST", "DELETE", "HEAD"]],
	["Host", ["evil.example", "www.kiteline.example:1", "127.0.0.1"]],
	["X-Forwarded-Proto", ["http", "javascript"]],
	["X-Forwarded-Port Content-Length", ["3"]],
	["X-Forwarded-For User-Agent Accept", [`"><${MARK}>`]],
	["X-Real-IP", ["127.0.0.1"]],
	["Forwarded", ['for=127.0.0.1;host="evil.example";proto=http']],
	["Accept Content-Type", ["application/json"]],
	["Accept-Encoding", ["zstd, br;q=0, *;q=0", "identity;q=0, *;q=0"]],
	["User-Agent", ["Googlebot/2.1"]],
	["Origin Referer", ["https://evil.example", `https://evil.example/<${MARK}>`]],
	["Cookie", [`theme=<${MARK}>; __session=a`]],
	["Authorization", ["Basic YTpi"]],
	["Purpose Sec-Purpose", ["prefetch"]],
	["Range", ["bytes=0-10", "bytes=-1,0-0,5-1"]],
	["If-Range If-None-Match If-Match", ['"a"', "*"]],
	["If-Modified-Since", ["Fri, 31 Dec 9999 23:59:59 GMT"]],
	["If-Unmodified-Since", ["Thu, 01 Jan 1970 00:00:00 GMT"]],
	["Cache-Control Pragma", ["no-store", "no-cache"]],
	[
		`X-React-Router-SPA-Mode X-Remix-Request X-Middleware-Subrequest X-Invoke-Path X-Forwarded-SSL
		X-Forwarded-Scheme Accept-Language Accept-Charset Max-Forwards TE Priority Save-Data
		Sec-Fetch-Dest __proto__ constructor`,
		["on"],
	],
];

/** What a CDN or a careless server would leave out of the key of what it caches, or take for another page. */
const QUERIES = listWords(`
	?utm_source=* ?cb=1&x=* ?callback=* ?_method=POST ?_data=routes/contact/route ?index ?_routes=root
	?__proto__[x]=* ?service=seo;page=2 ?%75tm_source=* ?v=* ;x=* ?#*`);

const SPELLINGS = listWords(`
	/%6dumbai /mumb%61i /MUMBAI /mumbai/ //mumbai /./mumbai /x/../mumbai /mumbai/%62andra
	/%6D%75%6D%62%61%69 /mumbai.%64ata /mumbai/.data /mumbai/_.data http://evil.example/mumbai
	/mumbai%2fbandra /art/%63ity/mumbai.svg /robots%2etxt`);

/** Requests that try to leave something behind in what others get. */
export function listPoisonShots(): Shot[] {
	const headers = HEADERS.flatMap(([names, values]) =>
		listWords(names).flatMap((name) => values.map((value) => [name, value] as const)),
	);
	const poison = CACHED_PAGES.flatMap((path) => [
		...headers.flatMap((header) =>
			["GET", "HEAD"].map((method) => {
				const body = header[0] === "Content-Length" ? "a=b" : "";
				return writeRequest(path, { method, headers: [header], body });
			}),
		),
		...QUERIES.map((query) => {
			const address = (path + query).replace(/\?(.*)\?/, "?$1&");
			return writeRequest(address.replace("*", encodeURIComponent(`"><${MARK}>`)));
		}),
		writeRequest(path, { headers: [["Content-Length", "9"]], body: "page=2&a=" }),
	]);
	const spellings = SPELLINGS.map((path) => writeRequest(path));
	return [...sample(poison), ...spellings].map((bytes) => ({ bytes }));
}
