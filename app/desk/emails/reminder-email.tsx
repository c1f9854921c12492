import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Reminded } from "#app/desk/store/reminded.ts";
import { EnquiryListEmail } from "#app/enquiries/emails/enquiry-list-email.tsx";
import { isUnanswered } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { describeReason, describeReminders } from "./describe-reminders.ts";

type ReminderOptions = EmailOptions & {
	minutes: number;
	/** True if it is to the owner of all of them. */
	isOwn: boolean;
};

/** Builds one e-mail to the agency, or to an owner, about all of which it is time, the longest wait first. */
export function buildReminderEmail(
	reminded: readonly Reminded[],
	options: ReminderOptions,
): EmailMessage {
	const { site, to, minutes, isOwn } = options;
	const subject = toHeaderText(describeReminders(reminded));
	const entries = reminded.map(({ enquiry, reason, words, owner }) => {
		const ownerText = owner ? t("ownedBy", { name: owner }) : t("ownedByNobody");
		return {
			enquiry,
			facts: [describeReason(reason, isOwn), ...(isOwn ? [] : [ownerText])],
			words,
			action: isUnanswered(enquiry) ? t("answerThem", { name: enquiry.name }) : t("open"),
		};
	});
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: "", address: to },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(
			<EnquiryListEmail {...options} entries={entries} subject={subject} kind={t("reminder")}>
				{t(isOwn ? "yourTurnWhy" : "reminderWhy", { minutes: String(minutes) })}
			</EnquiryListEmail>,
		),
	};
}
