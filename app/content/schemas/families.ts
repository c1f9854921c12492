import { z } from "zod";

/** The families of pages that an agency may do without, each with what site.yaml says of it. */
const FAMILIES = {
	places: "Cities, their districts, and services in cities",
	caseStudies: "Case studies",
	people: "The pages of people, and the team on the page about the agency",
	reasons: "Reasons to choose the agency",
	industries: "Industries",
	blog: "Articles and their feed",
	pricing: "Prices",
	howWeWork: "How the agency works, with its documents",
	tools: "Calculators",
	calendar: "The calendar of festivals",
	booking: "Booking a call",
	terms: "Terms of use",
} as const;
export type Family = keyof typeof FAMILIES;
export const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];

const switches = FAMILY_NAMES.map((name) => [
	name,
	z.boolean().optional().describe(FAMILIES[name]),
]);

/** The switches in site.yaml. */
export const familiesSchema = z.strictObject(
	Object.fromEntries(switches) as Record<Family, z.ZodOptional<z.ZodBoolean>>,
);
