import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Assignment } from "#app/desk/store/assignment-store.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { shortenMessage } from "#app/enquiries/emails/shorten-message.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";

type AssignmentOptions = Omit<EmailOptions, "to">;

/** Builds one e-mail to whom somebody has given enquiries. */
export function buildAssignmentEmail(
	assignment: Assignment,
	options: AssignmentOptions,
): EmailMessage {
	const { site } = options;
	const { to, by, enquiries } = assignment;
	const [first] = enquiries;
	const subject = toHeaderText(
		first && enquiries.length === 1
			? `${by} gave you the enquiry of ${first.name}`
			: `${by} gave you ${enquiries.length} enquiries`,
	);
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: toHeaderText(to.name), address: to.email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(<AssignmentEmail {...assignment} options={options} subject={subject} />),
	};
}

type AssignmentEmailProps = Assignment & { options: AssignmentOptions; subject: string };

function AssignmentEmail({ enquiries, options, subject }: AssignmentEmailProps) {
	const { site, siteUrl } = options;
	return (
		<EmailLayout
			preview={enquiries.map(({ name }) => name).join(", ")}
			title={subject}
			siteName={site.name}
			kind="The desk"
			footer={
				<Text variant="fine" color="ink-soft">
					Sent when somebody else makes an enquiry yours.
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{subject}
				</Text>
			</Row>
			{enquiries.map((enquiry) => (
				<Row key={enquiry.id} padding="18px 24px" background="raised" border="line">
					<Text variant="title">{enquiry.name}</Text>
					<Text variant="fine" color="ink-soft">
						{[formatContext(enquiry), `since ${formatInstant(enquiry.createdAt)}`]
							.filter(Boolean)
							.join(", ")}
					</Text>
					<Text marginTop={6}>{shortenMessage(enquiry.message)}</Text>
					<EmailButton href={toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`)} marginTop={12}>
						Open on the desk
					</EmailButton>
				</Row>
			))}
		</EmailLayout>
	);
}
