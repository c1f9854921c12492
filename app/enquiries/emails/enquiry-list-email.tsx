import type { ReactNode } from "react";
import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import type { EmailOptions } from "#app/design/email/email-headers.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { toDeskUrl } from "./desk-url.ts";
import { shortenMessage } from "./shorten-message.ts";

/** An enquiry of an e-mail, with what is told of it. */
type Entry = {
	enquiry: Pick<Enquiry, "id" | "name" | "service" | "city" | "district">;
	/** What there is to know beside the subject that it is about. */
	facts: readonly string[];
	words: string;
	/** What its button says. */
	action: string;
};

type EnquiryListEmailProps = Pick<EmailOptions, "site" | "siteUrl"> & {
	entries: readonly Entry[];
	subject: string;
	/** What the e-mail is, above its title. */
	kind: string;
	/** Why it was sent. */
	children: ReactNode;
};

/** Renders an e-mail for staff with a button for each of several enquiries. */
export function EnquiryListEmail(props: EnquiryListEmailProps) {
	const { entries, site, siteUrl, subject, kind, children } = props;
	return (
		<EmailLayout
			preview={entries.map(({ enquiry }) => enquiry.name).join(", ")}
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
			{entries.map(({ enquiry, facts, words, action }) => (
				<Row key={enquiry.id} padding="18px 24px" background="raised" border="line">
					<Text variant="title">{enquiry.name}</Text>
					<Text variant="fine" color="ink-soft">
						{[formatContext(enquiry), ...facts].filter(Boolean).join(" · ")}
					</Text>
					<Text marginTop={6}>{shortenMessage(words)}</Text>
					<EmailButton href={toDeskUrl(siteUrl, `/desk/enquiries/${enquiry.id}`)} marginTop={12}>
						{action}
					</EmailButton>
				</Row>
			))}
		</EmailLayout>
	);
}
