import { buildInvitation } from "#app/calls/build-calendar.ts";
import { toHostEntry } from "#app/calls/call-entries.ts";
import { type CallNotice, type CallTerms, listTimes } from "#app/calls/call-notice.ts";
import { EmailLayout, EmailLink, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import {
	buildHeaders,
	buildThread,
	type EmailOptions,
	toHeaderText,
} from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { Details } from "#app/enquiries/emails/details.tsx";
import { type EnquiryLabels, listDetails } from "#app/enquiries/emails/enquiry-details.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatCall, groupByDay } from "#app/platform/time-zones/format-call.ts";

type HostCallOptions = EmailOptions & {
	terms: CallTerms;
	contextText: EnquiryLabels["contextText"];
	/** The page where those who are signed in move or cancel the call; null without a desk. */
	deskUrl: string | null;
};

/** Tells the agency that a call is booked, moved or cancelled, with the file for its calendar; a reply goes to the visitor. */
export function buildHostCallEmail(
	enquiry: Enquiry,
	notice: CallNotice,
	options: HostCallOptions,
): EmailMessage {
	const { site, from, to, terms, deskUrl } = options;
	const { kind, booking, at, earlier } = notice;
	const name = toHeaderText(enquiry.name);
	const [shown] = groupByDay([booking.startsAt], terms.zone);
	const subject = SUBJECTS[kind](name, shown?.day ?? "");
	const method = kind === "call-cancelled" ? "CANCEL" : "REQUEST";
	const entry = toHostEntry({ booking, stamp: at }, enquiry, terms, deskUrl);
	const attendees = [
		{ name: site.name, email: to },
		{ name: enquiry.name, email: enquiry.email },
	];
	return {
		...buildHeaders(at, options),
		to: { name: "", address: to },
		replyTo: { name, address: enquiry.email },
		subject,
		...buildThread(earlier, from),
		icalEvent: {
			method,
			content: buildInvitation(method, entry, attendees, { agency: site.name, from }),
		},
		...renderEmail(
			<HostCallEmail enquiry={enquiry} notice={notice} options={options} subject={subject} />,
		),
	};
}

const SUBJECTS: Record<CallNotice["kind"], (name: string, day: string) => string> = {
	booked: (name, day) => `Call with ${name} on ${day}`,
	"call-moved": (name, day) => `Moved: call with ${name} to ${day}`,
	"call-cancelled": (name, day) => `Cancelled: call with ${name} on ${day}`,
};
const DONE: Record<CallNotice["kind"], string> = {
	booked: "booked a call",
	"call-moved": "moved the call",
	"call-cancelled": "cancelled the call",
};

type HostCallEmailProps = {
	enquiry: Enquiry;
	notice: CallNotice;
	options: HostCallOptions;
	subject: string;
};

function HostCallEmail({ enquiry, notice, options, subject }: HostCallEmailProps) {
	const { site, terms, contextText, deskUrl } = options;
	const { kind, booking, staffName, text, movedFrom } = notice;
	const [theirs = "", own = theirs] = listTimes(booking.startsAt, booking.zone, terms.zone);
	return (
		<EmailLayout
			preview={own}
			title={subject}
			siteName={site.name}
			kind="Call"
			footer={
				<Text variant="fine" color="ink-soft">
					{enquiry.name} gets the same by e-mail. The file that comes with it is for your calendar;
					what you only change there, nobody hears of.
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{staffName ?? enquiry.name} {DONE[kind]}
					{staffName && ` with ${enquiry.name}`}
				</Text>
				<Text variant="lead" color="on-marigold" marginTop={8}>
					{own}
				</Text>
				{theirs !== own && (
					<Text variant="fine" color="on-marigold" marginTop={6}>
						For them: {theirs}
					</Text>
				)}
				{kind === "call-moved" && movedFrom !== null && (
					<Text variant="fine" color="on-marigold" marginTop={6}>
						Before: {formatCall(movedFrom, terms.zone)}
					</Text>
				)}
			</Row>
			<Row background="raised" padding="24px 24px 12px">
				{text && (
					<Text variant="message">
						{staffName ? `${staffName} wrote to them:` : `${enquiry.name} writes:`}
						<br />
						<Lines lines={text.split(LINE_END)} />
					</Text>
				)}
				{deskUrl && (
					<Text marginTop={text ? 16 : 0}>
						Move it, cancel it or answer on the desk:{" "}
						<EmailLink href={deskUrl}>{deskUrl}</EmailLink>
					</Text>
				)}
				<Details
					details={listDetails(enquiry, {
						contextText,
						callbackText: null,
						call: null,
					})}
				/>
				<Text variant="title" marginTop={26}>
					What they wrote
				</Text>
				<Text variant="message" marginTop={6}>
					<Lines lines={enquiry.message.split(LINE_END)} />
				</Text>
			</Row>
		</EmailLayout>
	);
}

const LINE_END = /\r\n?|\n/;
