import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
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
			? `Nobody has answered ${toHeaderText(first.name)} yet`
			: `${enquiries.length} people wait for an answer`;
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
				kind="Reminder"
				toAction={({ name }) => `Answer ${name}`}
			>
				Sent once for each enquiry that nobody has answered after {minutes} minutes of your opening
				hours. Who called or wrote from a mailbox says so on the desk.
			</EnquiryListEmail>,
		),
	};
}
