import { EmailButton, EmailLayout, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toEnquiryUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/reply-emails.server.ts";
import { formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { shorten } from "#app/platform/plain-text.ts";
import type { ToldReply } from "../find-told-reply.ts";

const PREVIEW_LENGTH = 160;
/** The longest text in a notice; the desk has all of it. */
const TEXT_LENGTH = 5_000;

/** Builds the e-mail that tells the agency of a reply; an answer to it by e-mail goes to the visitor. */
export function buildReplyNotice(
	enquiry: Enquiry,
	reply: ToldReply,
	options: EmailOptions,
): EmailMessage {
	const name = toHeaderText(enquiry.name);
	return {
		...buildHeaders(reply.at, options),
		to: { name: "", address: options.to },
		replyTo: { name, address: getReplyAddress(enquiry, reply) },
		subject: t("replied", { name }),
		...renderEmail(<ReplyNotice enquiry={enquiry} reply={reply} options={options} />),
	};
}

/** Who is known by phone alone is answered where the reply came from. */
function getReplyAddress({ email }: Enquiry, { fromAddress }: ToldReply): string {
	return email || fromAddress;
}

type ReplyNoticeProps = { enquiry: Enquiry; reply: ToldReply; options: EmailOptions };

function ReplyNotice({ enquiry, reply, options: { site, siteUrl } }: ReplyNoticeProps) {
	const text = shorten(reply.text, TEXT_LENGTH);
	return (
		<EmailLayout
			preview={shorten(reply.text, PREVIEW_LENGTH)}
			title={t("replied", { name: enquiry.name })}
			siteName={site.name}
			kind={t("replyKind")}
			footer={
				<Text variant="fine" color="ink-soft">
					{t("replyHint", { email: getReplyAddress(enquiry, reply), agency: site.email })}
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{t("replied", { name: enquiry.name })}
				</Text>
				<Text variant="fine" color="on-marigold" marginTop={6}>
					{formatInstant(reply.at)}, {nameOwnTime()}
				</Text>
			</Row>
			<Row background="raised" padding="24px">
				<Text variant="message">
					<Lines lines={(text || t("noWords")).split("\n")} />
				</Text>
				{reply.isOtherSender === 1 && enquiry.email && (
					<Text variant="fine" color="ink-soft" marginTop={10}>
						{t("otherSender", { from: reply.fromAddress, email: enquiry.email })}
					</Text>
				)}
				{reply.files.length > 0 && (
					<Text variant="fine" color="ink-soft" marginTop={10}>
						{t("attached", { files: reply.files.join(", ") })}
					</Text>
				)}
				<EmailButton href={toEnquiryUrl(siteUrl, enquiry.id)} marginTop={18}>
					{t("answerOnDesk")}
				</EmailButton>
			</Row>
		</EmailLayout>
	);
}
