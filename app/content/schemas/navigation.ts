import { z } from "zod";
import { targetSchema } from "./link-target.ts";
import * as t from "./text.ts";

const linkFields = {
	name: t.line(40, "Words of the link"),
	to: targetSchema.meta({
		title: "Leads to",
		description: "A page of this site such as /contact, or an address that begins with https",
	}),
};

/** The schema of `content/navigation.yaml`: what leads through the site; a part that is left out follows the content. */
export const navigationSchema = z.strictObject({
	menu: t
		.groups(
			{
				title: "Menu",
				description:
					"Links in the header, and in the menu of phones. Without it the menu follows the pages that there are",
				entry: "Link",
			},
			1,
			8,
			linkFields,
		)
		.optional(),
	button: t
		.group(
			{
				title: "Button",
				description: "The button in the header, in the menu and at the bottom of phones",
			},
			linkFields,
		)
		.optional(),
	columns: t
		.groups(
			{
				title: "Footer columns",
				description: "Columns of links at the foot of each page",
				entry: "Column",
			},
			1,
			5,
			{
				title: t.line(40, { title: "Heading", description: "Above the links of the column" }),
				links: t.groups({ title: "Links", entry: "Link" }, 1, 20, linkFields),
			},
		)
		.optional(),
	legal: t
		.groups(
			{
				title: "Legal links",
				description: "The last line at the foot of each page, such as the privacy policy",
				entry: "Link",
			},
			1,
			8,
			linkFields,
		)
		.optional(),
});
export type Navigation = z.infer<typeof navigationSchema>;

/** Lists the links of a file, each with the field of its target. */
export function listNavigationTargets({ menu = [], button, columns = [], legal = [] }: Navigation) {
	const toTargets = (field: string, links: readonly { to: string }[]) =>
		links.map(({ to }, index) => ({ field: `${field}.${index}.to`, to }));
	return [
		...toTargets("menu", menu),
		...(button ? [{ field: "button.to", to: button.to }] : []),
		...columns.flatMap(({ links }, index) => toTargets(`columns.${index}.links`, links)),
		...toTargets("legal", legal),
	];
}
