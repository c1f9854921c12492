import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Assignment } from "#app/desk/store/assignment-store.ts";
import { EnquiryListEmail } from "#app/enquiries/emails/enquiry-list-email.tsx";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";

type AssignmentOptions = Omit<EmailOptions, "to">;

/** Builds one e-mail to whom somebody, or a rule, has given enquiries. */
export function buildAssignmentEmail(
	assignment: Assignment,
	options: AssignmentOptions,
): EmailMessage {
	const { site } = options;
	const { to, enquiries } = assignment;
	const subject = toHeaderText(describeSubject(assignment));
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: toHeaderText(to.name), address: to.email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(
			<EnquiryListEmail
				{...options}
				entries={enquiries.map((enquiry) => ({
					enquiry,
					facts: [t("since", { time: formatInstant(enquiry.createdAt) })],
					words: enquiry.message,
					action: t("open"),
				}))}
				subject={subject}
				kind={t("desk")}
			>
				{t(assignment.by === null ? "ruleFooter" : "assignmentFooter")}
			</EnquiryListEmail>,
		),
	};
}

function describeSubject({ by, enquiries }: Assignment): string {
	const [first] = enquiries;
	if (by === null) return t("yoursByRule", { name: first?.name ?? "" });
	return first && enquiries.length === 1
		? t("gaveOne", { by, name: first.name })
		: t("gaveMany", { by, count: enquiries.length });
}
