import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { EnquiryListEmail } from "./enquiry-list-email.tsx";

type ReminderOptions = EmailOptions & {
	minutes: number;
	/** True if it is to the owner of all of them. */
	isOwn: boolean;
};

/** Builds one e-mail to the agency, or to an owner, about all who wait, the longest wait first. */
export function buildReminderEmail(
	enquiries: readonly Enquiry[],
	options: ReminderOptions,
): EmailMessage {
	const { site, to, minutes, isOwn } = options;
	const [first] = enquiries;
	const subject =
		first && enquiries.length === 1
			? t(isOwn ? "yourTurnWithOne" : "reminderOfOne", { name: toHeaderText(first.name) })
			: t(isOwn ? "yourTurnWithMany" : "reminderOfMany", { count: enquiries.length });
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: "", address: to },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(
			<EnquiryListEmail
				{...options}
				enquiries={enquiries}
				subject={subject}
				kind={t("reminder")}
				toAction={({ name }) => t("answerThem", { name })}
			>
				{t(isOwn ? "yourTurnWhy" : "reminderWhy", { minutes: String(minutes) })}
			</EnquiryListEmail>,
		),
	};
}
