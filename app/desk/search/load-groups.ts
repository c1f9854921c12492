import { getDeskServices } from "#app/desk/desk-services.ts";
import type { InboxFilter, InboxView } from "#app/desk/inbox-filter.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";

export type Group = {
	view: InboxView;
	name: string;
	count: number;
	enquiries: Enquiry[];
};

const GROUPS = [
	["unanswered", "Unanswered"],
	["waiting", "Waiting"],
	["snoozed", "Snoozed"],
	["all", "Open, won or lost"],
	["spam", "Spam"],
] as const satisfies [InboxView, string][];
/** The views whose enquiries are in a group of their own rather than in the one of all others. */
const APART = ["unanswered", "waiting", "snoozed"] as const;
const MAX_ROWS = 20;

/** Loads what a search finds in every view, each enquiry once, with the spam last. */
export async function loadGroups(
	filter: InboxFilter,
	counts: Record<InboxView, number>,
	staffId: string,
): Promise<Group[]> {
	const { desk } = await getDeskServices();
	const others = counts.all - APART.reduce((sum, view) => sum + counts[view], 0);
	const groups: Group[] = [];
	for (const [view, name] of GROUPS) {
		const count = view === "all" ? others : counts[view];
		if (count <= 0) continue;
		const without = view === "all" ? APART : [];
		const { enquiries } = await desk.list({ ...filter, view }, staffId, undefined, without);
		groups.push({ view, name, count, enquiries: enquiries.slice(0, MAX_ROWS) });
	}
	return groups;
}
