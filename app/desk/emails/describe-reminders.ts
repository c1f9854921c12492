import type { Reason, Reminded } from "#app/desk/store/reminded.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { formatCallTime } from "#app/platform/dates.server.ts";
import { formatList } from "#app/platform/format-list.ts";

/** What several reminders are counted as, by their reasons. */
const COUNTED_AS = {
	waits: "waiting",
	failed: "failed",
	promised: "due",
	step: "due",
	callStep: "due",
	call: "call",
	noReply: "silent",
} as const satisfies Record<Reason["kind"], string>;

/** Describes reminders in one line: one by the name of the visitor, unless that is not to be seen, several by their numbers. */
export function describeReminders(reminded: readonly Reminded[], hasNames = true): string {
	const [first] = reminded;
	if (first && reminded.length === 1 && hasNames)
		return t("remindsOf", { what: COUNTED_AS[first.reason.kind], name: first.enquiry.name });
	const counted = Map.groupBy(reminded, ({ reason }) => COUNTED_AS[reason.kind]);
	return formatList(
		[...counted].map(([what, { length: count }]) => t("remindsOfMany", { what, count })),
	);
}

/** Describes why somebody is reminded: the owner, or the agency. */
export function describeReason({ kind, at }: Reason, isOwn: boolean): string {
	return t("reminderReason", {
		kind,
		time: formatCallTime(Date.parse(at)),
		isOwn: isOwn ? "yes" : "no",
	});
}
