import { buildInvitation } from "#app/calls/build-calendar.ts";
import { toVisitorEntry } from "#app/calls/call-entries.ts";
import { type CallNotice, type CallTerms, formatHow, listTimes } from "#app/calls/call-notice.ts";
import { formatLegal } from "#app/content/describe-agency.ts";
import { EmailArt } from "#app/design/email/email-art.tsx";
import { KITE } from "#app/design/email/email-colors.ts";
import {
	EmailButton,
	EmailLayout,
	EmailLink,
	Lines,
	Row,
	Text,
} from "#app/design/email/email-components.tsx";
import {
	buildHeaders,
	buildThread,
	type EmailOptions,
	toHeaderText,
} from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { EmailTable } from "#app/design/email/email-table.tsx";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { formatCall, groupByDay } from "#app/platform/time-zones/format-call.ts";

export type CallEmailOptions = EmailOptions & {
	terms: CallTerms;
	/** The visitor's page, to move the call or cancel it. */
	pageUrl: string;
	/** What follows the enquiry, which the invitation says in place of an acknowledgement. */
	nextSteps: readonly { title: string; text: string }[];
};
type Occasion = CallNotice["kind"] | "reminder";

/**
 * Tells the visitor that the call is booked, moved or cancelled, with the file for a calendar. As in the acknowledgement,
 * nothing in it was typed into the form, which accepts anybody's address.
 */
export function buildCallEmail(
	email: string,
	notice: CallNotice,
	options: CallEmailOptions,
): EmailMessage {
	const { site, from, terms, pageUrl } = options;
	const call = { booking: notice.booking, stamp: notice.at };
	const entry = toVisitorEntry(call, terms, { agency: site.name, pageUrl });
	const method = notice.kind === "call-cancelled" ? "CANCEL" : "REQUEST";
	const attendees = [
		{ name: null, email },
		{ name: site.name, email: site.email },
	];
	const content = buildInvitation(method, entry, attendees, { agency: site.name, from });
	return {
		...build(notice.kind, email, notice, notice.at, options),
		icalEvent: { method, content },
	};
}

/** Reminds the visitor of a call; `at` (ISO 8601) is the time at which the reminder is due. */
export function buildCallReminder(
	email: string,
	notice: CallNotice,
	at: string,
	options: CallEmailOptions,
): EmailMessage {
	return build("reminder", email, notice, at, options);
}

function build(
	occasion: Occasion,
	email: string,
	notice: CallNotice,
	at: string,
	options: CallEmailOptions,
): EmailMessage {
	const { site, from, to, terms } = options;
	const { booking, earlier } = notice;
	const [shown] = groupByDay([booking.startsAt], booking.zone ?? terms.zone);
	const subject = toHeaderText(SUBJECTS[occasion](site.name, shown?.day ?? ""));
	return {
		...buildHeaders(at, options),
		to: { name: "", address: email },
		replyTo: { name: toHeaderText(site.name), address: to },
		subject,
		...buildThread(earlier, from),
		...renderEmail(
			<CallEmail occasion={occasion} notice={notice} options={options} subject={subject} />,
		),
	};
}

const SUBJECTS: Record<Occasion, (agency: string, day: string) => string> = {
	booked: (agency, day) => `Your call with ${agency} on ${day}`,
	"call-moved": (agency, day) => `Moved: your call with ${agency} is on ${day}`,
	"call-cancelled": (agency, day) => `Cancelled: your call with ${agency} on ${day}`,
	reminder: (agency, day) => `Reminder: your call with ${agency} on ${day}`,
};
const HEADINGS: Record<Occasion, string> = {
	booked: "Your call is booked.",
	"call-moved": "Your call has a new time.",
	"call-cancelled": "Your call is cancelled.",
	reminder: "We speak soon.",
};

type CallEmailProps = {
	occasion: Occasion;
	notice: CallNotice;
	options: CallEmailOptions;
	subject: string;
};

function CallEmail({ occasion, notice, options, subject }: CallEmailProps) {
	const { site, siteUrl, terms, pageUrl, nextSteps } = options;
	const { booking, staffName, text, movedFrom } = notice;
	const times = listTimes(booking.startsAt, booking.zone, terms.zone);
	const isCancelled = occasion === "call-cancelled";
	const bookUrl = `${siteUrl}/book`;
	return (
		<EmailLayout
			preview={times[0] ?? ""}
			title={subject}
			siteName={site.name}
			kind="Your call"
			footer={
				<Text variant="fine" color="ink-soft">
					You received this because somebody entered this address in the form on{" "}
					<EmailLink href={siteUrl} color="ink-soft">
						{new URL(siteUrl).host}
					</EmailLink>{" "}
					and chose a time for a call.
					{!isCancelled && " If it was not you, please cancel the call by the link above."}
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<EmailTable>
					<tr>
						<td valign="bottom">
							<Text variant="heading" color="on-night">
								{HEADINGS[occasion]}
							</Text>
						</td>
						<td valign="top" width={72} align="right" style={{ paddingLeft: 16 }}>
							<EmailArt size={36} colors={KITE} />
						</td>
					</tr>
				</EmailTable>
				<Text variant="lead" color="on-night" marginTop={16}>
					{isCancelled && "It was to be on "}
					<Lines lines={times} />
				</Text>
				{occasion === "call-moved" && movedFrom !== null && (
					<Text color="on-night-soft" marginTop={10}>
						Before, it was on {formatCall(movedFrom, booking.zone ?? terms.zone)}.
					</Text>
				)}
			</Row>
			{text && staffName && occasion !== "reminder" && (
				<Row background="raised" padding="22px 24px">
					<Text variant="fine" color="ink-soft">
						{staffName} writes:
					</Text>
					<Text variant="message" marginTop={4}>
						<Lines lines={text.split(/\r\n?|\n/)} />
					</Text>
				</Row>
			)}
			{isCancelled ? (
				<Row padding="26px 0 24px" border="line">
					<Text variant="title">Another time?</Text>
					<Text marginTop={4}>Choose one, or reply to this e-mail.</Text>
					<EmailButton href={bookUrl}>Choose a time</EmailButton>
				</Row>
			) : (
				<>
					<Row padding="26px 0 22px" border="line">
						<Text variant="title">
							{terms.minutes} minutes with {terms.hostName}
						</Text>
						<Text marginTop={4}>{formatHow(terms)}</Text>
					</Row>
					<Row padding="22px 0 24px" border="line">
						<Text variant="title">Does it not suit you any more?</Text>
						<Text marginTop={4}>
							Move or cancel it on its page, as we do not hear of what you only change in your
							calendar.
						</Text>
						<EmailButton href={pageUrl}>Move or cancel the call</EmailButton>
					</Row>
				</>
			)}
			{occasion === "booked" && nextSteps.length > 0 && (
				<Row padding="22px 0 24px" border="line">
					<Text variant="title">Your message has arrived, too. What happens next</Text>
					{nextSteps.map(({ title, text }) => (
						<Text key={title} marginTop={8}>
							<b>{title}.</b> {text}
						</Text>
					))}
				</Row>
			)}
			<Row padding="22px 0 24px" border="line-strong">
				<Text>
					{formatLegal(site) ?? site.name},{" "}
					<EmailLink href={toTelUrl(site.phone)}>{site.phone}</EmailLink>
					{site.hours && `, ${site.hours}`}. A reply to this e-mail reaches us.
				</Text>
			</Row>
		</EmailLayout>
	);
}
