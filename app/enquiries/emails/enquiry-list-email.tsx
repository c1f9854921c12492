import type { ReactNode } from "react";
import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import type { EmailOptions } from "#app/design/email/email-headers.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { toDeskUrl } from "./desk-url.ts";
import { shortenMessage } from "./shorten-message.ts";

type ListedEnquiry = Pick<
	Enquiry,
	"id" | "name" | "message" | "createdAt" | "service" | "city" | "district"
>;

type EnquiryListEmailProps = Pick<EmailOptions, "site" | "siteUrl"> & {
	enquiries: readonly ListedEnquiry[];
	subject: string;
	/** What the e-mail is, above its title. */
	kind: string;
	/** Returns what the button of an enquiry says. */
	toAction: (enquiry: ListedEnquiry) => string;
	/** Why it was sent. */
	children: ReactNode;
};

/** Renders an e-mail for staff with a button for each of several enquiries. */
export function EnquiryListEmail(props: EnquiryListEmailProps) {
	const { enquiries, site, siteUrl, subject, kind, toAction, children } = props;
	return (
		<EmailLayout
			preview={enquiries.map(({ name }) => name).join(", ")}
			title={subject}
			siteName={site.name}
			kind={kind}
			footer={
				<Text variant="fine" color="ink-soft">
					{children}
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
						{formatWait(enquiry)}
					</Text>
					<Text marginTop={6}>{shortenMessage(enquiry.message)}</Text>
					<EmailButton href={toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`)} marginTop={12}>
						{toAction(enquiry)}
					</EmailButton>
				</Row>
			))}
		</EmailLayout>
	);
}

/** Tells what an enquiry is about, and since when it waits. */
function formatWait(enquiry: ListedEnquiry): string {
	const topic = formatContext(enquiry);
	const time = formatInstant(enquiry.createdAt);
	return topic ? t("topicSince", { topic, time }) : t("since", { time });
}
