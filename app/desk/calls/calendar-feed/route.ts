import { buildCalendarFeed } from "#app/calls/build-calendar.ts";
import { toHostEntry } from "#app/calls/call-entries.ts";
import { getCallTerms } from "#app/calls/call-terms.server.ts";
import { findFeedOwner } from "#app/calls/feed-token.ts";
import { getContent } from "#app/content/content.server.ts";
import { CALL_STATES } from "#app/database/call-states.ts";
import { getDeskServices, isDeskOpen } from "#app/desk/request/desk-services.ts";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { createEtag, hasMatchingEtag } from "#app/platform/http/etag.ts";
import { report } from "#app/platform/operations-log.ts";
import type { Route } from "./+types/route.ts";

const DAYS_BACK = 30;
/** The number of days ahead, beyond the horizon, as the staff move calls further than visitors do. */
const DAYS_AHEAD = 400;
const COMMON_HEADERS = {
	"Cache-Control": "private, max-age=300",
	"CDN-Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
};

/**
 * Loads the calls that stand, for the calendar program of a person of the staff, who has it by its secret address: their own
 * if they hold calls, else all.
 */
export async function loader({ params, request }: Route.LoaderArgs) {
	const file = await buildFile(params.token.replace(/\.ics$/, "")).catch((error: unknown) => {
		report("A calendar could not be made:", error);
		return null;
	});
	if (file === undefined)
		return new Response(t("noSuchCalendar"), {
			status: 404,
			headers: { "Cache-Control": "no-store" },
		});
	// Programs that subscribe keep the former file.
	if (file === null) return new Response(t("tryAgain"), { status: 503 });
	const etag = createEtag(file);
	const headers = { ...COMMON_HEADERS, ETag: etag };
	if (hasMatchingEtag(request, etag)) return new Response(null, { status: 304, headers });
	return new Response(file, {
		headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
	});
}

/** Returns undefined where there is no such calendar. */
async function buildFile(token: string): Promise<string | undefined> {
	const terms = getCallTerms();
	if (!terms || !(await isDeskOpen())) return;
	const { people, bookings, calendarKey } = await getDeskServices();
	const owner = findFeedOwner(token, await people.list(), calendarKey);
	if (!owner || owner.disabledAt) return;
	if (owner.calendarReadAt === null) await people.noteCalendarRead(owner.id);
	const now = getNow();
	const calls = await bookings.list(now - DAYS_BACK * DAY, now + DAYS_AHEAD * DAY);
	const { site } = getContent();
	const { SITE_URL, ENQUIRY_FROM } = getEnv();
	return buildCalendarFeed(
		t("feedName", { agency: site.name }),
		calls
			.filter(({ state, erasedAt }) => CALL_STATES[state].isStanding && !erasedAt)
			// Whoever holds calls has those of the others in no calendar of their own.
			.filter(({ hostId }) => !owner.callWindows || hostId === null || hostId === owner.id)
			.map((call) =>
				toHostEntry(
					{ booking: call, stamp: call.createdAt },
					call,
					terms,
					`${SITE_URL}/desk/enquiries/${call.enquiryId}`,
				),
			),
		{ agency: site.name, from: ENQUIRY_FROM ?? site.email },
	);
}
