import { HOSTILE_HEADERS, listWords } from "./hostile-lists.ts";
import { MARK } from "./judge-answer.ts";
import { type Shot, sample, writeRequest } from "./shots.ts";

/** Of each kind that is cached, and what lies beside them. */
export const CACHED_PAGES = listWords(`
	/ /about /services/seo /services/seo/mumbai /mumbai /mumbai/bandra /blog /blog?category=uncategorized
	/case-studies /case-studies?service=seo /sitemap /mumbai.data /robots.txt /sitemap.xml
	/art/city/mumbai.svg /site.webmanifest`);

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
	const poison = CACHED_PAGES.flatMap((path) => [
		...HOSTILE_HEADERS.flatMap((header) =>
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
