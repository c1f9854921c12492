import { t as tWeeks } from "#app/messages/en/how-we-work-weeks.server.ts";
import type { HowWeWork } from "../schemas/offer.ts";

/** Writes when a step is from its weeks, where it has them. */
export function writeWeeks({ from, to = from, ...step }: HowWeWork["weeks"]["items"][number]) {
	if (!from || !to) return step;
	return {
		...step,
		when: from === to ? tWeeks("week", { week: from }) : tWeeks("weeks", { from, to }),
	};
}
