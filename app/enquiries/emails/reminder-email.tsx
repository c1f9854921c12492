import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { EnquiryListEmail } from "./enquiry-list-email.tsx";

type ReminderOptions = EmailOptions & { minutes: number };

/** Builds one e-mail to the agency about all who wait for a first answer, the longest wait first. */
export function buildReminderEmail(
	enquiries: readonly Enquiry[],
	options: ReminderOptions,
): EmailMessage {
	const { site, to, minutes } = options;
	const [first] = enquiries;
	const subject =
		first && enquiries.length === 1
			? t("reminderOfOne", { name: toHeaderText(first.name) })
			: t("reminderOfMany", { count: enquiries.length });
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: "", address: to },
		replyTo: { name: toHeaderText(site.name), address: to },
		subject,
		...renderEmail(
			<EnquiryListEmail
				{...options}
				enquiries={enquiries}
				subject={subject}
				kind={t("reminder")}
				toAction={({ name }) => t("answerThem", { name })}
			>
				{t("reminderWhy", { minutes: String(minutes) })}
			</EnquiryListEmail>,
		),
	};
}
