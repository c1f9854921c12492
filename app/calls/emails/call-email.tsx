import type { ReactNode } from "react";
import { buildInvitation } from "#app/calls/build-calendar.ts";
import { toVisitorEntry } from "#app/calls/call-entries.ts";
import { type CallNotice, type CallTerms, formatHow, listTimes } from "#app/calls/call-notice.ts";
import { formatLegal } from "#app/content/describe-agency.ts";
import type { Site } from "#app/content/schemas/site.ts";
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
import { t } from "#app/messages/en/call-notices.server.ts";
import { nameOwnTime } from "#app/platform/dates.server.ts";
import { formatCall, groupByDay } from "#app/platform/time-zones/format-call.ts";

export type CallEmailOptions = EmailOptions & {
	terms: CallTerms;
	/** The visitor's page, to move the call or cancel it. */
	pageUrl: string;
	/** What follows the enquiry, which the invitation of who booked with it says in place of an acknowledgement. */
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
	const subject = toHeaderText(
		t(`${OCCASIONS[occasion]}Subject`, { agency: site.name, day: shown?.day ?? "" }),
	);
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

/** What the messages of an occasion begin with. */
const OCCASIONS = {
	booked: "booked",
	"call-moved": "moved",
	"call-cancelled": "cancelled",
	reminder: "reminder",
} as const satisfies Record<Occasion, string>;

/** Why the visitor gets an e-mail about a call that is ahead, or cancelled, by who booked it. */
const WHY = { ahead: "why", cancelled: "whyCancelled" } as const;
const WHY_OF_STAFF = { ahead: "whyOfStaff", cancelled: "whyCancelledOfStaff" } as const;

type CallEmailProps = {
	occasion: Occasion;
	notice: CallNotice;
	options: CallEmailOptions;
	subject: string;
};

function CallEmail({ occasion, notice, options, subject }: CallEmailProps) {
	const { site, siteUrl, terms, pageUrl, nextSteps } = options;
	const { booking, staffName, isOfStaff, text, movedFrom } = notice;
	const times = listTimes(booking.startsAt, booking.zone, terms.zone);
	const isCancelled = occasion === "call-cancelled";
	const when = isCancelled ? "cancelled" : "ahead";
	const bookUrl = `${siteUrl}/book`;
	return (
		<EmailLayout
			preview={times[0] ?? ""}
			title={subject}
			siteName={site.name}
			kind={t("kind")}
			footer={
				<Text variant="fine" color="ink-soft">
					{t(isOfStaff ? WHY_OF_STAFF[when] : WHY[when], {
						agency: site.name,
						host: new URL(siteUrl).host,
						site: (text) => (
							<EmailLink key="site" href={siteUrl} color="ink-soft">
								{text}
							</EmailLink>
						),
					})}
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<EmailTable>
					<tr>
						<td valign="bottom">
							<Text variant="heading" color="on-night">
								{t(`${OCCASIONS[occasion]}Heading`)}
							</Text>
						</td>
						<td valign="top" width={72} align="right" style={{ paddingLeft: 16 }}>
							<EmailArt size={36} colors={KITE} />
						</td>
					</tr>
				</EmailTable>
				<Text variant="lead" color="on-night" marginTop={16}>
					{isCancelled ? (
						t("wasToBe", { time: "", times: () => <Lines key="times" lines={times} /> })
					) : (
						<Lines lines={times} />
					)}
				</Text>
				{occasion === "call-moved" && movedFrom !== null && (
					<Text color="on-night-soft" marginTop={10}>
						{t("before", { time: formatCall(movedFrom, booking.zone ?? terms.zone) })}
					</Text>
				)}
			</Row>
			{text && staffName && occasion !== "reminder" && (
				<Row background="raised" padding="22px 24px">
					<Text variant="fine" color="ink-soft">
						{t("writes", { name: staffName })}
					</Text>
					<Text variant="message" marginTop={4}>
						<Lines lines={text.split(/\r\n?|\n/)} />
					</Text>
				</Row>
			)}
			{isCancelled ? (
				<Row padding="26px 0 24px" border="line">
					<Text variant="title">{t("another")}</Text>
					<Text marginTop={4}>{t("anotherHint")}</Text>
					<EmailButton href={bookUrl}>{t("anotherChoose")}</EmailButton>
				</Row>
			) : (
				<>
					<Row padding="26px 0 22px" border="line">
						<Text variant="title">
							{t("minutesWith", { minutes: String(terms.minutes), host: terms.hostName })}
						</Text>
						<Text marginTop={4}>{formatHow(terms)}</Text>
					</Row>
					<Row padding="22px 0 24px" border="line">
						<Text variant="title">{t("unsuitable")}</Text>
						<Text marginTop={4}>{t("unsuitableHint")}</Text>
						<EmailButton href={pageUrl}>{t("moveOrCancel")}</EmailButton>
					</Row>
				</>
			)}
			{occasion === "booked" && !isOfStaff && nextSteps.length > 0 && (
				<Row padding="22px 0 24px" border="line">
					<Text variant="title">{t("next")}</Text>
					{nextSteps.map(({ title, text }) => (
						<Text key={title} marginTop={8}>
							{t("nextStep", { title, text, b: (children) => <b key="title">{children}</b> })}
						</Text>
					))}
				</Row>
			)}
			<Row padding="22px 0 24px" border="line-strong">
				<Text>{formatReach(site)}</Text>
			</Row>
		</EmailLayout>
	);
}

/** Renders who writes, and where they are reached. */
function formatReach(site: Site) {
	const { phone, hours } = site;
	const values = {
		agency: formatLegal(site) ?? site.name,
		phone,
		call: (text: ReactNode) => (
			<EmailLink key="call" href={toTelUrl(phone)}>
				{text}
			</EmailLink>
		),
	};
	return hours
		? t("reachWithHours", { ...values, hours: `${hours}, ${nameOwnTime()}` })
		: t("reach", values);
}
