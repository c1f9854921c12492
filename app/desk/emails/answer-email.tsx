import type { ReactNode } from "react";
import { formatLegal } from "#app/content/describe-agency.ts";
import { getColorProps } from "#app/design/email/email-colors.ts";
import { EmailLayout, EmailLink, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import {
	buildThread,
	type EmailOptions,
	toHeaderText,
	toMessageId,
} from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import type { Answer } from "#app/desk/store/answer-store.ts";
import { getAnswerSubject } from "#app/enquiries/emails/subjects.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { EmailWords, WORDS_GAP } from "./email-words.tsx";

const LINE_END = /\r\n?|\n/;

/**
 * Builds the answer of a person of the agency, in the thread of what the visitor got before, with the visitor's last
 * words below. It is no automatic message and has none of their headers; a reply goes to the agency.
 */
export function buildAnswerEmail(
	enquiry: Enquiry,
	answer: Answer,
	options: EmailOptions,
): EmailMessage {
	const { site, from, to, deliveryId } = options;
	return {
		from: { name: toHeaderText(`${answer.staffName}, ${site.name}`), address: from },
		to: { name: toHeaderText(enquiry.name), address: enquiry.email },
		...(answer.cc.length > 0 && { cc: answer.cc.map((address) => ({ name: "", address })) }),
		replyTo: { name: toHeaderText(site.name), address: to },
		subject: answer.subject
			? toHeaderText(answer.subject)
			: getAnswerSubject(enquiry, site, {
					lastSubject: answer.lastSubject,
					isBegun: answer.earlier.length > 0,
				}),
		messageId: toMessageId(deliveryId, from),
		date: new Date(answer.at),
		headers: {},
		attachments: answer.files.map(({ name, type, content }) => ({
			filename: toHeaderText(name),
			contentType: type,
			content: Buffer.from(content),
		})),
		...buildAnswerThread(answer, from),
		...renderBoth(answer, options),
	};
}

/** Puts the answer below the visitor's last e-mail, if there is one, in the thread of ours. */
function buildAnswerThread({ earlier, lastReply }: Answer, from: string) {
	const { references = [], inReplyTo } = buildThread(earlier, from);
	if (!lastReply) return { references, inReplyTo };
	return { references: [...references, lastReply], inReplyTo: lastReply };
}

/** Renders the HTML with lists and links, and the plain text with the characters as its author typed them. */
function renderBoth(answer: Answer, options: EmailOptions) {
	const render = (words: ReactNode) =>
		renderEmail(
			<AnswerEmail quoted={answer.quoted} options={options}>
				{words}
			</AnswerEmail>,
		);
	const { html } = render(<EmailWords>{answer.text}</EmailWords>);
	const { text } = render(
		<Text variant="message">
			<Lines lines={answer.text.split(LINE_END)} />
		</Text>,
	);
	return { html, text };
}

type AnswerEmailProps = Pick<Answer, "quoted"> & { options: EmailOptions; children: ReactNode };

function AnswerEmail({ quoted, options: { site }, children }: AnswerEmailProps) {
	return (
		<EmailLayout
			preview=""
			title={t("answerTitle", { agency: site.name })}
			siteName={site.name}
			kind={t("yourEnquiry")}
			footer={
				<Text variant="fine" color="ink-soft">
					<AgencyLine site={site} />
				</Text>
			}
		>
			<Row background="raised" padding={`${26 - WORDS_GAP}px 24px 24px`}>
				{children}
			</Row>
			{quoted && (
				<Row padding="22px 0 24px" border="line">
					<Text variant="fine" color="ink-soft">
						{t("youWrote", { at: formatInstant(quoted.at), zone: nameOwnTime() })}
					</Text>
					<blockquote {...getColorProps({ border: "line" }, QUOTE)}>
						<Text color="ink-soft">
							<Lines lines={quoted.text.split(LINE_END)} />
						</Text>
					</blockquote>
				</Row>
			)}
		</EmailLayout>
	);
}

/** Renders who writes, and how they are reached. */
function AgencyLine({ site }: { site: EmailOptions["site"] }) {
	const values = {
		agency: formatLegal(site) ?? site.name,
		number: site.phone,
		phone: (number: ReactNode) => (
			<EmailLink key="phone" href={toTelUrl(site.phone)}>
				{number}
			</EmailLink>
		),
	};
	return site.hours
		? t("answerFooterWithHours", { ...values, hours: `${site.hours}, ${nameOwnTime()}` })
		: t("answerFooter", values);
}

const QUOTE = {
	margin: "10px 0 0",
	paddingLeft: 14,
	borderLeftWidth: 3,
	borderLeftStyle: "solid" as const,
};
