import { join } from "node:path";
import { loadContent } from "../../app/content/load.ts";
import { ROOT } from "./project-folder.ts";

/** The site's own content, so that tests follow it and quote no copy. */
export const content = loadContent(join(ROOT, "content"));

/** Lists every address that has a page, except the search. */
export function listAddresses(): string[] {
	const { services, cities, caseStudies, whyChooseUs, posts, people, industries, documents } =
		content;
	return [
		"/",
		"/about",
		"/services",
		"/case-studies",
		"/blog",
		"/contact",
		"/book",
		"/privacy-policy",
		"/accessibility",
		"/sitemap",
		"/pricing",
		"/how-we-work",
		"/tools",
		"/tools/ad-budget",
		"/tools/seo-payback",
		"/tools/festival-calendar",
		...people.map(({ slug }) => `/about/${slug}`),
		...industries.map(({ slug }) => `/industries/${slug}`),
		...documents.map(({ slug }) => `/how-we-work/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
		...whyChooseUs.map(({ slug }) => `/why-choose-us/${slug}`),
		...services.flatMap(({ slug, subServices }) => [
			`/services/${slug}`,
			`/services/${slug}/locations`,
			...subServices.map((subService) => `/services/${slug}/${subService.slug}`),
			...cities.map((city) => `/services/${slug}/${city.slug}`),
		]),
		...cities.flatMap(({ slug, districts }) => [
			`/${slug}`,
			...districts.map((district) => `/${slug}/${district.slug}`),
		]),
	];
}

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
	service: "/services/paid-advertising",
	"service with sub-services": "/services/seo",
	"sub-service": "/services/seo/technical",
	"localised service": "/services/seo/mumbai",
	locations: "/services/seo/locations",
	city: "/mumbai",
	district: "/mumbai/bandra",
	"case studies": "/case-studies",
	"case studies of a service": "/case-studies?service=seo",
	"case study, results first": `/case-studies/${content.caseStudies[0]?.slug}`,
	"case study, story first": `/case-studies/${content.caseStudies[1]?.slug}`,
	"case study, figure first": `/case-studies/${content.caseStudies[2]?.slug}`,
	blog: "/blog",
	post: `/blog/${content.posts[0]?.slug}`,
	contact: "/contact?service=seo&city=mumbai",
	book: "/book?service=seo&city=mumbai",
	"contact thank-you": "/contact?sent",
	"why choose us": "/why-choose-us/data-driven-strategies",
	"privacy policy": "/privacy-policy",
	accessibility: "/accessibility",
	sitemap: "/sitemap",
	tools: "/tools",
	"ad budget": "/tools/ad-budget",
	"seo payback": "/tools/seo-payback",
	"festival calendar": "/tools/festival-calendar",
	"festival calendar of a state and trade": "/tools/festival-calendar?state=gujarat&trade=hotels",
	search: "/search",
	"search with results": "/search?q=seo+mumbai",
	"search without results": "/search?q=zzqqxx",
	"not found": "/nowhere-at-all",
} as const;

/** One page of each kind of social card, by its name. */
export const CARD_PAGES = Object.fromEntries(
	Object.entries(TEMPLATES).filter(([name, path]) => !path.includes("?") && name !== "not found"),
);
