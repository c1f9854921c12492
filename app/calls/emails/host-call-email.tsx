import { buildInvitation } from "#app/calls/build-calendar.ts";
import { toHostEntry } from "#app/calls/call-entries.ts";
import { type CallNotice, type CallTerms, listTimes } from "#app/calls/call-notice.ts";
import { EmailButton, EmailLayout, Lines, Row, Text } from "#app/design/email/email-components.tsx";
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
import { t } from "#app/messages/en/call-notices.server.ts";
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
	const { site, from, to, terms } = options;
	const { kind, booking, at, earlier } = notice;
	const name = toHeaderText(enquiry.name);
	const [shown] = groupByDay([booking.startsAt], terms.zone);
	const isErased = enquiry.erasedAt !== null;
	const subject = t(`host${KINDS[kind]}Subject`, {
		name: isErased ? t("erasedPerson") : name,
		day: shown?.day ?? "",
	});
	return {
		...buildHeaders(at, options),
		to: { name: "", address: to },
		replyTo: enquiry.email ? { name, address: enquiry.email } : { name: site.name, address: to },
		subject,
		...buildThread(earlier, from),
		icalEvent: buildHostInvitation(enquiry, notice, options),
		...renderEmail(
			<HostCallEmail enquiry={enquiry} notice={notice} options={options} subject={subject} />,
		),
	};
}

/** Builds the file for the agency's calendar. */
export function buildHostInvitation(
	enquiry: Enquiry,
	{ kind, booking, at }: CallNotice,
	{ site, from, to, terms, deskUrl }: Omit<HostCallOptions, "contextText" | "deliveryId">,
): NonNullable<EmailMessage["icalEvent"]> {
	const method = kind === "call-cancelled" ? "CANCEL" : "REQUEST";
	const entry = toHostEntry({ booking, stamp: at }, enquiry, terms, deskUrl);
	const attendees = [
		{ name: terms.hostEmail ? terms.hostName : site.name, email: to },
		...(enquiry.email ? [{ name: enquiry.name, email: enquiry.email }] : []),
	];
	return {
		method,
		content: buildInvitation(method, entry, attendees, { agency: site.name, from }),
	};
}

/** What the messages of a kind of notice have in their names. */
const KINDS = {
	booked: "Booked",
	"call-moved": "Moved",
	"call-cancelled": "Cancelled",
} as const satisfies Record<CallNotice["kind"], string>;

type HostCallEmailProps = {
	enquiry: Enquiry;
	notice: CallNotice;
	options: HostCallOptions;
	subject: string;
};

function HostCallEmail({ enquiry, notice, options, subject }: HostCallEmailProps) {
	const { site, terms } = options;
	const { kind, booking, staffName, movedFrom } = notice;
	const isErased = enquiry.erasedAt !== null;
	const who = isErased ? t("erasedPerson") : enquiry.name;
	const [theirs = "", own = theirs] = listTimes(booking.startsAt, booking.zone, terms.zone);
	return (
		<EmailLayout
			preview={own}
			title={subject}
			siteName={site.name}
			kind={t("hostKind")}
			footer={
				<Text variant="fine" color="ink-soft">
					{formatWhy(enquiry)}
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{staffName
						? t(`staff${KINDS[kind]}`, { staff: staffName, name: who })
						: t(`they${KINDS[kind]}`, { name: enquiry.name })}
				</Text>
				<Text variant="lead" color="on-marigold" marginTop={8}>
					{own}
				</Text>
				{theirs !== own && (
					<Text variant="fine" color="on-marigold" marginTop={6}>
						{t("hostTheirTime", { time: theirs })}
					</Text>
				)}
				{kind === "call-moved" && movedFrom !== null && (
					<Text variant="fine" color="on-marigold" marginTop={6}>
						{t("hostBefore", { time: formatCall(movedFrom, terms.zone) })}
					</Text>
				)}
			</Row>
			{isErased ? (
				<Row background="raised" padding="24px">
					<Text>{t("hostErased")}</Text>
				</Row>
			) : (
				<CallDetails enquiry={enquiry} notice={notice} options={options} />
			)}
		</EmailLayout>
	);
}

/** Returns whether the visitor hears of it, too, and what the file is for. */
function formatWhy({ erasedAt, email, name }: Enquiry): string {
	if (erasedAt !== null) return t("hostWhyErased");
	return t(email ? "hostWhy" : "hostWhyNoEmail", { name });
}

/** Renders the words of who changed the call, the way to the desk, and the enquiry. */
function CallDetails({ enquiry, notice, options }: Omit<HostCallEmailProps, "subject">) {
	const { contextText, deskUrl } = options;
	const { staffName, text } = notice;
	return (
		<Row background="raised" padding="24px 24px 12px">
			{text && (
				<Text variant="message">
					{staffName ? t("hostWrote", { staff: staffName }) : t("writes", { name: enquiry.name })}
					<br />
					<Lines lines={text.split(LINE_END)} />
				</Text>
			)}
			{deskUrl && <EmailButton href={deskUrl}>{t("hostOpen")}</EmailButton>}
			<Details details={listDetails(enquiry, { contextText, callbackText: null, call: null })} />
			<Text variant="title" marginTop={26}>
				{t("hostMessage")}
			</Text>
			<Text variant="message" marginTop={6}>
				<Lines lines={enquiry.message.split(LINE_END)} />
			</Text>
		</Row>
	);
}

const LINE_END = /\r\n?|\n/;
