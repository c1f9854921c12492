import { getNow } from "#app/platform/clock.ts";
import { addDays, toDayStart } from "#app/platform/dates.server.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { getContent } from "./content.server.ts";
import type { Announcement } from "./schemas/announcement.ts";

/** The time for which CDNs may serve a page without asking again (PAGE_CACHE_CONTROL), rounded up. */
const CDN_TIME = 12 * MINUTE;

/** The phases of the site with an announcement; without one it is always the first. */
export const PHASES = ["lasting", "ending", "over"] as const;
type Phase = (typeof PHASES)[number];

/** Returns the announcement until its last day is over at the agency; undefined after it, and without one. */
export function getAnnouncement(): Pick<Announcement, "text" | "link"> | undefined {
	const { announcement } = getContent().site;
	if (!announcement || getAnnouncementPhase() === "over") return undefined;
	const { text, link } = announcement;
	return { text, ...(link && { link }) };
}

/** Returns whether the announcement is over, or ends so soon that no CDN may keep a page with it. */
export function getAnnouncementPhase(): Phase {
	const { announcement } = getContent().site;
	if (!announcement) return "lasting";
	const left = getEnd(announcement) - getNow();
	if (left <= 0) return "over";
	return left <= CDN_TIME ? "ending" : "lasting";
}

/** The ends as Unix ms, as each request asks for one. */
const ends = new WeakMap<Announcement, number>();

function getEnd(announcement: Announcement): number {
	const end = ends.get(announcement) ?? Date.parse(toDayStart(addDays(announcement.until, 1)));
	ends.set(announcement, end);
	return end;
}
