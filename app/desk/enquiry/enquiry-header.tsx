import { FlashLine } from "#app/desk/changes/flash-line.tsx";
import { parseInboxFilter, toInboxQuery } from "#app/desk/search/inbox-filter.ts";
import { describeDue } from "#app/desk/times/next-steps.ts";
import { getPlannedTime, isHeld } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { getStateNames } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatCallTime, formatInstant } from "#app/platform/dates.server.ts";
import { LiveLine } from "./live-line.tsx";
import { Others } from "./others.tsx";
import type { EnquiryPageProps } from "./page-props.ts";

/** Renders the ways on, what was just done, and whose enquiry it is. */
export function EnquiryHeader(props: EnquiryPageProps) {
	const { enquiry, staff, done, mark } = props;
	const { name, company, createdAt, owner, snoozedUntil, erasedAt } = enquiry;
	const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > getNow();
	const facts = [
		formatContext(enquiry),
		formatInstant(createdAt),
		describeState(enquiry),
		enquiry.wonAt && enquiry.state !== "won" && getStateNames(enquiry).won,
		staff.find(({ id }) => id === owner)?.name,
		describeDue(enquiry),
		isSnoozed && t("snoozedUntil", { time: formatInstant(snoozedUntil) }),
		enquiry.isSample && t("sample"),
		isHeld(enquiry) && t("heldAsSpam"),
	];
	return (
		<header>
			<Ways {...props} />
			<FlashLine done={done} />
			<LiveLine enquiry={enquiry} mark={mark} />
			<div id="facts" data-live="facts">
				<h1 className="desk-title wrap-anywhere">
					{erasedAt ? t("erased") : company ? `${name}, ${company}` : name}
				</h1>
				<p className="mt-1 text-fine text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
			</div>
			<div role="status">
				<Others {...props} />
			</div>
		</header>
	);
}

/** Describes the state; while an answer is planned nobody waits for the visitor yet. */
function describeState(enquiry: EnquiryPageProps["enquiry"]): string {
	const { state } = enquiry;
	const planned = getPlannedTime(enquiry.outgoingAt);
	return state === "waiting" && planned
		? t("answerGoesOut", { time: formatCallTime(planned) })
		: getStateNames(enquiry)[state];
}

function Ways({ neighbours: { previous, next, position }, query }: EnquiryPageProps) {
	const filter = parseInboxFilter(new URLSearchParams(query));
	const { isEverywhere, isFromSearch } = filter;
	const shown = { ...filter, isEverywhere: isEverywhere || isFromSearch, isFromSearch: false };
	const up = `/desk${toInboxQuery(shown)}`;
	return (
		<nav aria-label={t("ways")} className="mb-3 flex flex-wrap gap-x-6 text-fine">
			<a className="py-2" href={up} data-up="">
				{t(isFromSearch ? "searchResults" : "inbox")}
			</a>
			{previous && (
				<a className="py-2" rel="prev" href={`/desk/enquiries/${previous}${query}`}>
					{t("previous")}
				</a>
			)}
			{position && position.of > 1 && (
				<span className="py-2 text-ink-soft">
					{t("position", { at: String(position.at), of: String(position.of) })}
				</span>
			)}
			{next && (
				<a className="py-2" rel="next" href={`/desk/enquiries/${next}${query}`}>
					{t("next")}
				</a>
			)}
		</nav>
	);
}
