import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toDeskUrl } from "./desk-url.ts";
import { shortenMessage } from "./shorten-message.ts";

type ReminderOptions = EmailOptions & { minutes: number };

/** Builds one e-mail to the agency about all who wait for a first answer, the longest wait first. */
export function buildReminderEmail(
	enquiries: readonly Enquiry[],
	options: ReminderOptions,
): EmailMessage {
	const { site, to } = options;
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
		...renderEmail(<ReminderEmail enquiries={enquiries} options={options} subject={subject} />),
	};
}

type ReminderEmailProps = {
	enquiries: readonly Enquiry[];
	options: ReminderOptions;
	subject: string;
};

function ReminderEmail({ enquiries, options, subject }: ReminderEmailProps) {
	const { site, siteUrl, minutes } = options;
	return (
		<EmailLayout
			preview={enquiries.map(({ name }) => name).join(", ")}
			title={subject}
			siteName={site.name}
			kind="Reminder"
			footer={
				<Text variant="fine" color="ink-soft">
					Sent once for each enquiry that nobody has answered after {minutes} minutes of your
					opening hours. Who called or wrote from a mailbox says so on the desk.
				</Text>
			}
		>
			<Row background="marigold" padding="26px 24px 24px">
				<Text variant="heading" color="on-marigold">
					{subject}
				</Text>
			</Row>
			{enquiries.map((enquiry) => {
				const url = toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`);
				const since = `since ${formatInstant(enquiry.createdAt)}`;
				return (
					<Row key={enquiry.id} padding="18px 24px" background="raised" border="line">
						<Text variant="title">{enquiry.name}</Text>
						<Text variant="fine" color="ink-soft">
							{[formatContext(enquiry), since].filter(Boolean).join(", ")}
						</Text>
						<Text marginTop={6}>{shortenMessage(enquiry.message)}</Text>
						<EmailButton href={url} marginTop={12}>
							Answer {enquiry.name}
						</EmailButton>
					</Row>
				);
			})}
		</EmailLayout>
	);
}
