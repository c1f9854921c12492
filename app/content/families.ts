import { FAMILY_NAMES, type Family } from "./schemas/families.ts";
import type { Content, GlobalContent } from "./types.ts";

type Shown = Omit<GlobalContent, "folder"> & { cities: readonly unknown[] };

type Rule = {
	/** The addresses that it has whatever is listed in it; pages of a list go with their list. */
	paths?: RegExp;
	isThere: (content: Shown) => boolean;
	/** What replaces its content where site.yaml turns it off. */
	remove: (content: Content) => Partial<Content>;
};

const RULES: Record<Family, Rule> = {
	places: {
		paths: /^\/services\/[^/]+\/locations$/,
		isThere: ({ cities }) => cities.length > 0,
		remove: ({ pages }) => ({ cities: [], pages: removeCityKites(pages) }),
	},
	caseStudies: {
		paths: /^\/case-studies$/,
		isThere: ({ caseStudies }) => caseStudies.length > 0,
		remove: () => ({ caseStudies: [] }),
	},
	people: {
		isThere: ({ people }) => people.length > 0,
		remove: () => ({ people: [] }),
	},
	reasons: {
		isThere: ({ whyChooseUs }) => whyChooseUs.length > 0,
		remove: () => ({ whyChooseUs: [] }),
	},
	industries: {
		isThere: ({ industries }) => industries.length > 0,
		remove: () => ({ industries: [] }),
	},
	blog: {
		paths: /^\/(?:blog|feed\.xml)(?:\/|$)/,
		isThere: ({ posts }) => posts.length > 0,
		remove: () => ({ posts: [] }),
	},
	pricing: {
		paths: /^\/pricing$/,
		isThere: ({ pages }) => pages.pricing !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, pricing: undefined } }),
	},
	howWeWork: {
		paths: /^\/how-we-work$/,
		isThere: ({ pages }) => pages.howWeWork !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, howWeWork: undefined }, documents: [] }),
	},
	tools: {
		isThere: ({ pages: { tools } }) => Boolean(tools.adBudget ?? tools.seoPayback),
		remove: ({ pages }) => ({
			pages: { ...pages, tools: { ...pages.tools, adBudget: undefined, seoPayback: undefined } },
		}),
	},
	calendar: {
		paths: /^\/tools\/festival-calendar(?:\.ics|\.csv)?$/,
		isThere: ({ festivals }) => festivals !== undefined,
		remove: () => ({ festivals: undefined }),
	},
	booking: {
		paths: /^\/book$/,
		isThere: ({ pages }) => pages.contact.booking !== undefined,
		remove: ({ pages }) => ({
			pages: { ...pages, contact: { ...pages.contact, booking: undefined } },
		}),
	},
	terms: {
		paths: /^\/terms$/,
		isThere: ({ pages }) => pages.terms !== undefined,
		remove: ({ pages }) => ({ pages: { ...pages, terms: undefined } }),
	},
};

/** The calculators by the addresses of their pages; each exists where it has its text. */
const CALCULATORS: ReadonlyMap<string, "adBudget" | "seoPayback"> = new Map([
	["/tools/ad-budget", "adBudget"],
	["/tools/seo-payback", "seoPayback"],
]);

/** Takes out the kites of cities; that of a service stands in their place. */
function removeCityKites({ home, contact, ...pages }: Content["pages"]): Content["pages"] {
	const keep = (kite: string | undefined) => (kite?.startsWith("city/") ? undefined : kite);
	return {
		...pages,
		home: { ...home, process: home.process && { ...home.process, kite: keep(home.process.kite) } },
		contact: { ...contact, kite: keep(contact.kite) },
	};
}

/** Takes out the content of each family that site.yaml turns off, so that it is as if nobody had written it. */
export function removeFamilies(content: Content): Content {
	const { families } = content.site;
	let left = content;
	for (const name of FAMILY_NAMES)
		if (families?.[name] === false) left = Object.assign({ ...left }, RULES[name].remove(left));
	return left;
}

export type FamilyOptions = {
	/** True if the blog is read from a content API, where its posts are not those of the content. */
	hasContentApi: boolean;
};

/** Returns whether a page of the site may be at a path: false for those of a family that does not exist. */
export function hasFamilyOf(
	path: string,
	content: Shown,
	{ hasContentApi }: FamilyOptions,
): boolean {
	// The list of the tools has the calendar, too.
	if (path === "/tools") return RULES.tools.isThere(content) || RULES.calendar.isThere(content);
	const calculator = CALCULATORS.get(path);
	if (calculator) return content.pages.tools[calculator] !== undefined;
	const family = FAMILY_NAMES.find((name) => RULES[name].paths?.test(path));
	if (!family || RULES[family].isThere(content)) return true;
	return family === "blog" && hasContentApi && content.site.families?.blog !== false;
}
