import type { TIMELINES } from "./enquiry-fields.ts";

/** When the work shall begin, in words. */
export const TIMELINE_NAMES: Record<(typeof TIMELINES)[number], string> = {
	now: "As soon as possible",
	quarter: "Within three months",
	year: "Later this year",
	open: "I am only asking around",
};
