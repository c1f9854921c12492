import { canNoteOutcome } from "#app/database/call-states.ts";
import { InvitationError } from "#app/desk/calls/invitation-error.tsx";
import { OutcomeForm } from "#app/desk/calls/outcome-form.tsx";
import { ReachLink } from "#app/desk/calls/reach-link.tsx";
import type { BookingOfEnquiry } from "#app/enquiries/store/booking-store.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatTime } from "#app/platform/dates.server.ts";

/** Renders the calls of today, each a link to its enquiry; of those that have begun it asks whether they took place. */
export function TodaysCalls({ calls }: { calls: readonly BookingOfEnquiry[] }) {
	if (calls.length === 0) return null;
	const now = getNow();
	const next = calls.find(({ endsAt }) => endsAt > now);
	return (
		<section aria-labelledby="todays-calls" className="mb-3 border-accent border-l-4 pl-3">
			<h2 id="todays-calls" className="font-bold max-md:sr-only">
				{t("callsToday", { count: calls.length })}
			</h2>
			<details className="desk-phone-fold">
				<summary className="desk-summary font-bold">
					{t("callsToday", { count: calls.length })}
					{next && (
						<span className="font-normal">{` ${formatTime(next.startsAt)} ${next.name}`}</span>
					)}
				</summary>
				<ul>
					{calls.map((call) => (
						<li
							key={call.enquiryId}
							className="flex flex-wrap items-baseline gap-x-4 border-line py-0.5 not-last:border-b sm:not-last:border-b-0"
						>
							<span className="w-16 tabular-nums">{formatTime(call.startsAt)}</span>
							<a
								href={`/desk/enquiries/${call.enquiryId}`}
								className="min-w-0 py-1.5 font-bold wrap-anywhere"
							>
								{call.company ? `${call.name}, ${call.company}` : call.name}
							</a>
							{call.endsAt > now && <ReachLink person={call} />}
							{canNoteOutcome(call, now) && <OutcomeForm call={call} name={call.name} />}
							<InvitationError error={call.invitationError} />
							{Boolean(call.isSample) && (
								<span className="text-fine text-ink-soft">{t("sample")}</span>
							)}
						</li>
					))}
				</ul>
			</details>
		</section>
	);
}
