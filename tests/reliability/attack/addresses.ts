import { CAMPAIGN_PARAMETERS } from "../../../app/enquiries/attribution.ts";
import { AD_BUDGET } from "../../../app/tools/ad-budget.ts";
import { namesOf } from "../../../app/tools/calculator-config.ts";
import { SEO_PAYBACK } from "../../../app/tools/seo-payback.ts";
import { listPaths, listTexts, listWords, PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { SHARE, type Shot, sample, writeRequest } from "./shots.ts";

const get = (target: string): Shot => ({ bytes: writeRequest(target) });

/** Hostile paths as they are, byte for byte. */
export const listPathShots = (): Shot[] =>
	sample(listPaths()).flatMap((path) =>
		["GET", "HEAD", "POST"].map((method) => ({ bytes: writeRequest(path, { method }) })),
	);

/** What routes read, at the place of the star. */
const SEGMENTS = listWords(`
	/* /*/bandra /mumbai/* /blog/* /blog/*.data /case-studies/* /services/* /services/*/locations
	/services/seo/* /why-choose-us/* /about/* /industries/* /how-we-work/* /sitemaps/* /art/* /art/city/*.svg /art/cover/seo/*.png /cards/*
	/cards/blog/*.png /pictures/* /pictures/480/* /assets/*`);
const [BUDGET, PAYBACK] = [namesOf(AD_BUDGET.fields), namesOf(SEO_PAYBACK.fields)];
const PARAMETERS = [
	...listWords(`
		/case-studies?service /case-studies?industry /tools/festival-calendar?state
		/tools/festival-calendar.ics?trade /tools/festival-calendar.csv?state /blog?category /blog?tag /blog?page /blog?q
		/search?q /search?page /search/suggest?q /services/seo/locations?page /sitemap?page
		/contact?service /contact?city /contact?district /contact?sent /contact?tool /contact.data?_routes
		/contact.data?service /mumbai.data?_routes /?index /?utm_source
		/pictures/480/aaaa?w /About/?x`),
	...BUDGET.map((name) => `/tools/ad-budget?${name}`),
	...PAYBACK.map((name) => `/tools/seo-payback?${name}`),
	...[...CAMPAIGN_PARAMETERS, ...BUDGET, ...PAYBACK].map((name) => `/contact?${name}`),
];
const RAW_VALUES = listWords("% %zz %ff%fe %00 %0d%0a %ed%a0%80 + & = a&b=c");
/** Longer ones are another attack. */
const LONGEST = { segment: 900, target: 4_000 };

/** Hostile texts in each segment that a route reads, encoded as the site itself does: capitals would be led there first. */
export function listSegmentShots(): Shot[] {
	const texts = listTexts().map((text) => encodeURIComponent(text).toLowerCase());
	const short = texts.filter((text) => text.length < LONGEST.segment);
	const paths = SEGMENTS.flatMap((path) => short.map((text) => path.replace("*", () => text)));
	return sample(paths).map(get);
}

/** Hostile texts in each parameter that a route reads, and names that are none. */
export function listParameterShots(): Shot[] {
	const values = [...listTexts().map((text) => encodeURIComponent(text)), ...RAW_VALUES];
	const targets = PARAMETERS.flatMap((parameter) => [
		parameter,
		...values.map((value) => `${parameter}=${value}`),
		`${parameter}[]=a&${parameter.replace(/.*\?/, "")}=d`,
		...PROTOTYPE_KEYS.map((key) => `${parameter}[${key}]=1&${key}=1&${key}[x]=1`),
	]);
	const short = targets.filter((target) => target.length < LONGEST.target);
	return sample(short, SHARE / 2).map(get);
}

/** Addresses without end, each of which would cost a place among the pages that are cached. */
export function listNumberShots(): Shot[] {
	const numbers = sample(Array.from({ length: 300 }, (_, at) => (at * 2_654_435_761) % 2 ** 32));
	const targets = numbers.flatMap((number) => {
		const key = number.toString(16).padStart(8, "0");
		return listWords(`
			/art/cover/seo/${key}.svg /art/cover/seo/${key}.png /blog/${key} /${key} /about?${key}
			/mumbai.data?${key}=1 /sitemaps/${number}.xml /search?q=${key}
			/blog?q=${key} /tools/ad-budget?budget=${number} /contact?${key} /blog?page=${number}
			/blog?tag=${key} /case-studies?service=${key} /sitemap?page=${number}
			/%73ervices/seo/mumbai?${key} /art/%63ity/mumbai.svg?${key}`);
	});
	return targets.map(get);
}
