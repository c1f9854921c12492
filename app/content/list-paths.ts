import { hasFamilyOf } from "./families.ts";
import { FIXED_PATHS } from "./site-paths.ts";
import type { Content } from "./types.ts";

/** Lists the paths of all pages; posts of a content API are not among them. */
export function listPaths(content: Content): string[] {
	const { services, cities, posts, caseStudies, whyChooseUs, people, industries, documents } =
		content;
	return [
		...FIXED_PATHS.filter((path) => hasFamilyOf(path, content, { hasContentApi: true })),
		...services.flatMap(({ slug, subServices }) => [
			`/services/${slug}`,
			...(cities.length > 0 ? [`/services/${slug}/locations`] : []),
			...[...subServices, ...cities].map((below) => `/services/${slug}/${below.slug}`),
		]),
		...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
		...whyChooseUs.map(({ slug }) => `/why-choose-us/${slug}`),
		...people.map(({ slug }) => `/about/${slug}`),
		...industries.map(({ slug }) => `/industries/${slug}`),
		...documents.map(({ slug }) => `/how-we-work/${slug}`),
		...posts.map(({ slug }) => `/blog/${slug}`),
		...cities.flatMap(({ slug, districts }) => [
			`/${slug}`,
			...districts.map((district) => `/${slug}/${district.slug}`),
		]),
	];
}
