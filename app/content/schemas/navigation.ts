import { z } from "zod";
import { targetSchema } from "./link-target.ts";
import * as t from "./text.ts";

const linkFields = {
	name: t.line(40, "What the link says"),
	to: targetSchema.describe("A path of this site, or an address that begins with https://"),
};

/** The schema of `content/navigation.yaml`: what leads through the site; a part that is left out follows the content. */
export const navigationSchema = z.strictObject({
	menu: t
		.groups("The links of the header and of the menu on small screens", 1, 8, linkFields)
		.optional(),
	button: t
		.group("The button of the header, of the menu and of small screens", linkFields)
		.optional(),
	columns: t
		.groups("The columns of the footer", 1, 4, {
			title: t.line(40, "Heading of the column"),
			links: t.groups("The links of the column", 1, 20, linkFields),
		})
		.optional(),
	legal: t.groups("The links of the line at the foot", 1, 8, linkFields).optional(),
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
