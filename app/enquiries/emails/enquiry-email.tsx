import { MONO } from "#app/design/email/email-colors.ts";
import {
	BREAKABLE,
	EmailButton,
	EmailLayout,
	Lines,
	Row,
	Text,
} from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { parseStoredCalculation } from "#app/enquiries/calculation.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { Details } from "./details.tsx";
import { type EnquiryLabels, listAttribution, listDetails } from "./enquiry-details.ts";

const PREVIEW_LENGTH = 120;

export type EnquiryEmailOptions = EmailOptions &
	EnquiryLabels & {
		/**
		 * The page where the enquiry is answered; null without a desk. It is for those who are signed in, and opening it
		 * changes nothing.
		 */
		deskUrl: string | null;
		/** The call that the e-mail invites to; null without one. */
		invitation?: Invitation | null;
		/** The agency's address, where the e-mail invites somebody with an address of their own. */
		copyTo?: string | null;
	};

type Invitation = {
	/** The day: 'Thursday, 3 December'. */
	day: string;
	icalEvent: NonNullable<EmailMessage["icalEvent"]>;
};

/** Builds the e-mail with the enquiry for the agency; a reply goes to the visitor. */
export function buildEnquiryEmail(enquiry: Enquiry, options: EnquiryEmailOptions): EmailMessage {
	const { to, copyTo, invitation } = options;
	const name = toHeaderText(enquiry.name);
	const subject = getSubject(name, options);
	return {
		...buildHeaders(enquiry.createdAt, options),
		to: { name: "", address: to },
		...(copyTo && { cc: [{ name: "", address: copyTo }] }),
		// Who is known by phone alone gets no reply by e-mail.
		replyTo: { name, address: enquiry.email || to },
		subject,
		...(invitation && { icalEvent: invitation.icalEvent }),
		...renderEmail(<EnquiryEmail enquiry={enquiry} options={options} subject={subject} />),
	};
}

function getSubject(name: string, { contextText: topic, invitation }: EnquiryEmailOptions): string {
	const day = invitation?.day;
	if (day === undefined)
		return topic ? t("enquiryFromAbout", { name, topic }) : t("enquiryFrom", { name });
	return topic
		? t("enquiryFromCallAbout", { name, day, topic })
		: t("enquiryFromCall", { name, day });
}

/** Returns what the e-mail ends with: where all of the enquiry is, and what its file is for. */
function getFooter({ deskUrl, invitation }: EnquiryEmailOptions): string {
	if (deskUrl) return t(invitation ? "storedOnDeskWithFile" : "storedOnDesk");
	return t(invitation ? "storedOnServerWithFile" : "storedOnServer");
}

/** Returns how the visitor is answered: by a reply to the e-mail, or by phone where that is all that is known. */
function formatReply({ email, phone }: Enquiry, { deskUrl, site }: EnquiryEmailOptions): string {
	if (!email) return t("callThem", { phone: phone ?? "" });
	return deskUrl
		? t("replyReachesThenDesk", { email, agency: site.email })
		: t("replyReaches", { email });
}

type EnquiryEmailProps = { enquiry: Enquiry; options: EnquiryEmailOptions; subject: string };

function EnquiryEmail({ enquiry, options, subject }: EnquiryEmailProps) {
	const { name, message, createdAt } = enquiry;
	const { call, invitation } = options;
	const attribution = listAttribution(enquiry);
	const calculation = enquiry.calculation ? parseStoredCalculation(enquiry.calculation) : null;
	return (
		<EmailLayout
			preview={[...message].slice(0, PREVIEW_LENGTH).join("")}
			title={subject}
			siteName={options.site.name}
			kind={t("kind")}
			footer={
				<Text variant="fine" color="ink-soft">
					{getFooter(options)}
					{!options.deskUrl && (
						<>
							<br />
							<span style={{ fontFamily: MONO, ...BREAKABLE }}>
								{`npm run enquiries -- show ${enquiry.id}`}
							</span>
						</>
					)}
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{name}
				</Text>
				{options.contextText && (
					<Text variant="lead" color="on-marigold" marginTop={6}>
						{options.contextText}
					</Text>
				)}
				{call && (
					<Text variant="lead" color="on-marigold" marginTop={6}>
						{call.label}: {call.text}
					</Text>
				)}
				<Text variant="fine" color="on-marigold" marginTop={6}>
					{formatInstant(createdAt)}, {nameOwnTime()}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 12px">
				<Text variant="message">
					<Lines lines={message.split(/\r\n?|\n/)} />
				</Text>
				{options.deskUrl && (
					<EmailButton href={options.deskUrl} marginTop={18}>
						{t(invitation ? "openOnDesk" : "answerOnDesk")}
					</EmailButton>
				)}
				<Text variant="fine" color="ink-soft" marginTop={options.deskUrl ? 10 : 18}>
					{formatReply(enquiry, options)}
				</Text>
				<Details details={listDetails(enquiry, options)} />
				{calculation && (
					<>
						<Text variant="title" marginTop={26}>
							{t("theirCalculation", { title: calculation.title })}
						</Text>
						<Text marginTop={6}>
							<Lines lines={calculation.lines} />
						</Text>
					</>
				)}
				{attribution.length > 0 && (
					<>
						<Text variant="title" marginTop={26}>
							{t("howTheyCame")}
						</Text>
						<Details details={attribution} />
					</>
				)}
			</Row>
		</EmailLayout>
	);
}
