import { join } from "node:path";
import { getBookingRules, getHostTimes, listHosts } from "#app/calls/call-times.server.ts";
import { toEnd } from "#app/calls/free-times.ts";
import { getContent } from "#app/content/content.server.ts";
import type { Booking, HostId, Span } from "#app/database/booking.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { TypedChange } from "./call-form.tsx";
import { parseNewTime } from "./parse-new-time.ts";

/** A chosen time, and who may hold the call then. */
type ChosenTime = { to: Span; hosts: readonly HostId[] };

/**
 * Parses the time that somebody of the staff has chosen for a call, or for one that is moved. At a time that visitors cannot
 * book anybody may hold it.
 */
export async function chooseTime(
	typed: Pick<TypedChange, "time" | "other" | "host">,
	moved?: Booking,
): Promise<Result<ChosenTime>> {
	const rules = getBookingRules();
	if (!rules)
		return reject(t("noBooking", { file: join(getContent().folder, "pages/contact.yaml") }));
	const start = parseNewTime(typed, getNow());
	if (!start.ok) return start;
	const to = { start: start.value, end: toEnd(start.value, rules) };
	const all = (await listHosts(await getDeskServices(), moved)).map(({ id }) => id);
	const free = (await getHostTimes(moved, "staff")).get(to.start) ?? all;
	return accept({ to, hosts: all.includes(typed.host) ? [typed.host] : free });
}

/** Returns the change that books a call at a chosen time, with a word to the visitor. */
export function toBooking({ to, hosts }: ChosenTime, text: string): Change {
	const wanted = { startsAt: to.start, endsAt: to.end, zone: null, hosts };
	return { kind: "book", wanted, text: text || null };
}
