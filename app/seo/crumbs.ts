/** A step on the way from home to a page; the last one is the page itself. */
export type Crumb = { name: string; to: string };

/** Where every way begins; it is shown and told to search engines without being listed by each page. */
export const HOME_CRUMB: Crumb = { name: "Home", to: "/" };

/** The way to a service's page; pages below it add their own step. */
export function toServiceCrumbs({ name, slug }: { name: string; slug: string }): Crumb[] {
	return [
		{ name: "Services", to: "/services" },
		{ name, to: `/services/${slug}` },
	];
}
