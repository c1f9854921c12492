import { Submit } from "#app/desk/changes/action-form.tsx";
import { describeRejection, findRemedy } from "#app/enquiries/describe-rejection.ts";
import { EVENTS } from "#app/enquiries/events.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { t } from "#app/messages/en/desk-enquiry.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import type { EnquiryPageProps } from "./page-props.ts";

type LatestAnswerProps = Pick<EnquiryPageProps, "events" | "deliveries" | "query">;

/** Renders that the last answer from the desk has failed; how any other fares is said beside it. */
export function LatestAnswer(props: LatestAnswerProps) {
	return (
		<div data-live="latest-answer">
			<FailedAnswer {...props} />
		</div>
	);
}

function FailedAnswer({ events, deliveries, query }: LatestAnswerProps) {
	// A call after a failed answer counts as an answer.
	const event = events.findLast(({ kind }) => EVENTS[kind].isAnswer && EVENTS[kind].part !== null);
	const delivery = event && deliveries.find(({ eventId }) => eventId === event.id);
	if (!event || delivery?.state !== "failed") return null;
	const rejection = describeRejection(delivery.lastError);
	// It may have been to another enquiry of the matter, with another address.
	const itsPage = `/desk/enquiries/${event.enquiryId}${query}`;
	return (
		<div role="alert" className="mt-4 border-2 border-accent p-4">
			<p className="font-bold">
				{t("answerFailed", {
					name: nameColleague(event.staffName ?? ""),
					time: formatInstant(event.at),
					reason: rejection.words,
				})}
			</p>
			<p className="text-fine text-ink-soft">{rejection.details}</p>
			<p className="mt-1">
				{t("waysOnAfterFailure", {
					remedy: findRemedy(delivery.lastError),
					address: (text) => (
						<a key="address" href={`${itsPage}#correct`}>
							{text}
						</a>
					),
					elsewhere: (text) => (
						<a key="elsewhere" href="#said">
							{text}
						</a>
					),
				})}
			</p>
			<Submit intent="send-again" action={itsPage}>
				{t("sendAgain")}
			</Submit>
		</div>
	);
}
