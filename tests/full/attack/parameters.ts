import { TOUCH_PARAMETERS } from "../../../app/enquiries/enquiry.ts";
import { STORED_ROUTES } from "../../../app/stored-pages.ts";
import { AD_BUDGET_INPUTS } from "../../../app/tools/ad-budget.ts";
import { namesOf } from "../../../app/tools/inputs.ts";
import { SEO_PAYBACK_INPUTS } from "../../../app/tools/seo-payback.ts";
import { type Attack, shoot, take } from "./attack.ts";
import { listTexts, PROTOTYPE_KEYS } from "./hostile-lists.ts";
import { writeRequest } from "./raw-request.ts";

/** Where the routes with parameters are. */
const ADDRESSES: Readonly<Record<string, string>> = {
	"routes/case-studies/route": "/case-studies",
	"routes/blog/route": "/blog",
	"routes/search/route": "/search",
	"routes/service-locations/route": "/services/seo/locations",
	"routes/tools-ad-budget/route": "/tools/ad-budget",
	"routes/tools-seo-payback/route": "/tools/seo-payback",
	"routes/sitemap/route": "/sitemap",
};

/** Of routes that are never kept, and those of the framework and of the pages' state. */
const OTHERS: readonly (readonly [address: string, names: readonly string[]])[] = [
	["/search/suggest", ["q"]],
	[
		"/contact",
		[
			...["service", "city", "district", "sent", "tool"],
			...TOUCH_PARAMETERS,
			...namesOf(AD_BUDGET_INPUTS),
			...namesOf(SEO_PAYBACK_INPUTS),
		],
	],
	["/mumbai.data", ["_routes"]],
	["/contact.data", ["_routes", "service"]],
	["/mumbai.state", ["v"]],
	["/", ["index", "utm_source"]],
	["/pictures/480/aaaa", ["w"]],
	["/About/", ["x"]],
];
/** Longer ones are another attack: this is as long as an address may be, encoded. */
const LONGEST_TARGET = 4_000;
/** The first parameters of an address are read in ways of their own, the others all alike. */
const MOST_UNLIKE = 3;
const SHARE_OF_ALIKE = 0.1;

/** Hostile texts in every parameter that any route reads, and names that are none. */
export const attackParameters: Attack = {
	title: "hostile parameters",
	run: (target, share) => {
		const named = listParameters().flatMap(([address, names]) =>
			names.map((name, at) => ({ address, name, isAlike: at >= MOST_UNLIKE })),
		);
		const texts = listTexts();
		const queries = named.flatMap(({ address, name, isAlike }) => [
			...take(texts, isAlike ? SHARE_OF_ALIKE : 1).map(
				(text) => `${address}?${name}=${encodeURIComponent(text.toWellFormed())}`,
			),
			...["%", "%zz", "%ff%fe", "%00", "%0d%0a", "%ed%a0%80", "+", "&", "=", "a&b=c"].map(
				(raw) => `${address}?${name}=${raw}`,
			),
			`${address}?${name}`,
			`${address}?${name}[]=a&${name}[b]=c&${name}=d&${name}=e`,
			...PROTOTYPE_KEYS.map((key) => `${address}?${name}[${key}]=1&${key}=1&${key}[x]=1`),
		]);
		const targets = take(queries, share).filter((query) => query.length < LONGEST_TARGET);
		return shoot(
			target,
			targets.map((query) => ({ what: query, bytes: writeRequest(query) })),
		);
	},
};

function listParameters(): (readonly [address: string, names: readonly string[]])[] {
	const stored = Object.entries(STORED_ROUTES).flatMap(([id, { parameters, unbounded }]) => {
		const names = [...(parameters ?? []), ...(unbounded ?? [])];
		if (names.length === 0) return [];
		const address = ADDRESSES[id];
		if (!address) throw new Error(`${id} reads parameters: say in ADDRESSES where it is`);
		return [[address, names] as const];
	});
	return [...stored, ...OTHERS];
}
