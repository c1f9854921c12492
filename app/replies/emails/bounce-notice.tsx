import { EmailButton, EmailLayout, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { describeRejection, findRemedy } from "#app/enquiries/describe-rejection.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { nameColleague } from "#app/enquiries/name-colleague.ts";
import { t } from "#app/messages/en/reply-emails.server.ts";
import { formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { shorten } from "#app/platform/plain-text.ts";
import type { ToldBounce } from "../find-told-bounce.ts";

/** The longest text in a notice; the desk has all of it. */
const TEXT_LENGTH = 5_000;

/** Builds the e-mail that tells who wrote an answer that it did not arrive: to whom, why, and what it said. */
export function buildBounceNotice(
	enquiry: Enquiry,
	bounce: ToldBounce,
	options: EmailOptions,
): EmailMessage {
	const { site, to } = options;
	const subject = t(bounce.isOwn ? "ownNotArrived" : "notArrived", { name: enquiry.name });
	const notice = (
		<BounceNotice title={subject} enquiry={enquiry} bounce={bounce} options={options} />
	);
	return {
		...buildHeaders(bounce.at, options),
		to: { name: "", address: to },
		// The visitor's own address is the one that takes nothing.
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject: toHeaderText(subject),
		...renderEmail(notice),
	};
}

type BounceNoticeProps = {
	title: string;
	enquiry: Enquiry;
	bounce: ToldBounce;
	options: EmailOptions;
};

function BounceNotice({ title, enquiry, bounce, options: { site, siteUrl } }: BounceNoticeProps) {
	const { id, email } = enquiry;
	const { words, details } = describeRejection(bounce.reason);
	const remedy = findRemedy(bounce.reason);
	const isOfAddress = remedy === "address";
	const page = toDeskUrl(siteUrl, `/desk/enquiries/${id}${isOfAddress ? "#correct" : ""}`);
	return (
		<EmailLayout
			preview={`${email}: ${words}`}
			title={title}
			siteName={site.name}
			kind={t("bounceKind")}
			footer={
				<Text variant="fine" color="ink-soft">
					{t("bounceWhy")}
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{title}
				</Text>
				<Text variant="fine" color="on-marigold" marginTop={6}>
					{formatInstant(bounce.at)}, {nameOwnTime()}
				</Text>
			</Row>
			<Row background="raised" padding="24px">
				<Text>{t("sentTo", { email, reason: words })}</Text>
				<Text variant="fine" color="ink-soft" marginTop={6}>
					{details}
				</Text>
				<Text marginTop={14}>{tellWhatToDo(enquiry, remedy)}</Text>
				<EmailButton href={page} marginTop={14}>
					{t(isOfAddress ? "correct" : "openOnDesk")}
				</EmailButton>
				<Text variant="fine" color="ink-soft" marginTop={24}>
					{bounce.isOwn
						? t("youWrote", { time: formatInstant(bounce.sentAt) })
						: t("theyWrote", {
								name: nameColleague(bounce.authorName),
								time: formatInstant(bounce.sentAt),
							})}
				</Text>
				<Text variant="message" marginTop={6}>
					<Lines lines={shorten(bounce.text, TEXT_LENGTH).split("\n")} />
				</Text>
			</Row>
		</EmailLayout>
	);
}

function tellWhatToDo({ state, phone }: Enquiry, remedy: ReturnType<typeof findRemedy>): string {
	const isUnanswered = state === "new";
	if (phone)
		return t(isUnanswered ? "unansweredSendAgainOrCall" : "sendAgainOrCall", { phone, remedy });
	return t(isUnanswered ? "unansweredSendAgain" : "sendAgain", { remedy });
}
