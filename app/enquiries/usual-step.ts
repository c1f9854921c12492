import { getContent } from "#app/content/content.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { findOpening } from "./opening-hours.ts";
import type { NextStep } from "./store/next-step.ts";

type By = NextStep["by"];

/** Returns who is next by the agency's rules, and by when. */
export function findUsualStep(by: By): NextStep {
	return { by, at: new Date(findNextOpening(getUsualDays(by))).toISOString() };
}

/** Returns within how many days, on which the agency opens, somebody is to move by its rules. */
export function getUsualDays(by: By): number {
	const { desk } = getContent();
	return by === "us" ? desk.ownStepDays : desk.theirStepDays;
}

/** Returns the opening (Unix ms) that lies so many days of opening after an instant (Unix ms). */
export function findNextOpening(days: number, after = getNow()): number {
	return findOpening(after, days, getContent().site.openingHours);
}
