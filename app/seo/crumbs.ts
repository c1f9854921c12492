import { t } from "#app/messages/en/layout.ts";

/** A step of the breadcrumb from Home to a page; the last one is the page itself. */
export type Crumb = { name: string; to: string };

/** The first crumb of every page; the breadcrumb and the structured data add it. */
export const HOME_CRUMB: Crumb = {
	get name() {
		return t("home");
	},
	to: "/",
};

/** Returns the crumbs of a service, to which pages below it add their own. */
export function toServiceCrumbs({ name, slug }: { name: string; slug: string }): Crumb[] {
	return [
		{ name: t("services"), to: "/services" },
		{ name, to: `/services/${slug}` },
	];
}
