import { listPaths } from "../../app/content/list-paths.ts";
import { loadContent } from "../../app/content/load.ts";
import { toAnchor } from "../../app/platform/to-anchor.ts";
import { AGENCY } from "./agency.ts";

/** The content that the tests serve, so that they follow it and quote no copy. */
export const content = loadContent(AGENCY);

/** Lists every address that has a page, except the search. */
export function listAddresses(): string[] {
	return listPaths(content).filter((path) => path !== "/search");
}

const { services, cities, festivals } = content;
const whole = services.find(({ subServices }) => subServices.length === 0);
const divided = services.find(({ subServices }) => subServices.length > 0);
const [city] = cities;
const regional = festivals?.events.find(({ states, trades }) => states && trades);

/** One page of each template that is drawn differently. */
export const TEMPLATES = {
	home: "/",
	about: "/about",
	person: `/about/${content.people[0]?.slug}`,
	pricing: "/pricing",
	"how we work": "/how-we-work",
	document: `/how-we-work/${content.documents[0]?.slug}`,
	industry: `/industries/${content.industries[0]?.slug}`,
	services: "/services",
	service: `/services/${whole?.slug}`,
	"service with sub-services": `/services/${divided?.slug}`,
	"sub-service": `/services/${divided?.slug}/${divided?.subServices[0]?.slug}`,
	"localised service": `/services/${divided?.slug}/${city?.slug}`,
	locations: `/services/${divided?.slug}/locations`,
	city: `/${city?.slug}`,
	district: `/${city?.slug}/${city?.districts[0]?.slug}`,
	"case studies": "/case-studies",
	"case studies of a service": `/case-studies?service=${content.caseStudies[0]?.services[0]}`,
	"case study, results first": `/case-studies/${content.caseStudies[0]?.slug}`,
	"case study, story first": `/case-studies/${content.caseStudies[1]?.slug}`,
	"case study, figure first": `/case-studies/${content.caseStudies[2]?.slug}`,
	blog: "/blog",
	post: `/blog/${content.posts[0]?.slug}`,
	contact: `/contact?service=${divided?.slug}&city=${city?.slug}`,
	book: `/book?service=${divided?.slug}&city=${city?.slug}`,
	"contact thank-you": "/contact?sent",
	"why choose us": `/why-choose-us/${content.whyChooseUs[0]?.slug}`,
	"privacy policy": "/privacy-policy",
	terms: "/terms",
	accessibility: "/accessibility",
	sitemap: "/sitemap",
	tools: "/tools",
	"ad budget": "/tools/ad-budget",
	"seo payback": "/tools/seo-payback",
	"website check": "/tools/website-check",
	"festival calendar": "/tools/festival-calendar",
	"festival calendar of a state and trade": `/tools/festival-calendar?state=${toAnchor(regional?.states?.[0] ?? "")}&trade=${regional?.trades?.[0]}`,
	search: "/search",
	"search with results": `/search?q=${divided?.slug}+${city?.slug}`,
	"search without results": "/search?q=zzqqxx",
	"not found": "/nowhere-at-all",
} as const;

/** One page of each kind of social card, by its name. */
export const CARD_PAGES = Object.fromEntries(
	Object.entries(TEMPLATES).filter(([name, path]) => !path.includes("?") && name !== "not found"),
);
