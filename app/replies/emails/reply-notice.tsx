import { EmailButton, EmailLayout, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
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
		replyTo: { name, address: enquiry.email || reply.fromAddress },
		subject: `${name} replied`,
		...renderEmail(<ReplyNotice enquiry={enquiry} reply={reply} options={options} />),
	};
}

type ReplyNoticeProps = { enquiry: Enquiry; reply: ToldReply; options: EmailOptions };

function ReplyNotice({ enquiry, reply, options: { site, siteUrl } }: ReplyNoticeProps) {
	const text = shorten(reply.text, TEXT_LENGTH);
	return (
		<EmailLayout
			preview={shorten(reply.text, PREVIEW_LENGTH)}
			title={`${enquiry.name} replied`}
			siteName={site.name}
			kind="Reply"
			footer={
				<Text variant="fine" color="ink-soft">
					What you answer on the desk becomes a part of the conversation there. Reply to this e-mail
					and your answer goes to {enquiry.email}; with {site.email} in Cc it is in the
					conversation, too, else say on the desk that it is answered.
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{enquiry.name} replied
				</Text>
				<Text variant="fine" color="on-marigold" marginTop={6}>
					{formatInstant(reply.at)}, {nameOwnTime()}
				</Text>
			</Row>
			<Row background="raised" padding="24px">
				<Text variant="message">
					<Lines lines={(text || "The message has no words of its own.").split("\n")} />
				</Text>
				{reply.isOtherSender === 1 && (
					<Text variant="fine" color="ink-soft" marginTop={10}>
						It came from {reply.fromAddress}, not from {enquiry.email}.
					</Text>
				)}
				{reply.files.length > 0 && (
					<Text variant="fine" color="ink-soft" marginTop={10}>
						Attached, on the desk: {reply.files.join(", ")}
					</Text>
				)}
				<EmailButton href={toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`)} marginTop={18}>
					Answer on the desk
				</EmailButton>
			</Row>
		</EmailLayout>
	);
}
