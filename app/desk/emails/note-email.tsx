import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import type { ToldNote } from "#app/desk/store/assignment-store.ts";
import { toEnquiryUrl } from "#app/enquiries/emails/desk-url.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatContext } from "#app/enquiries/form.server.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { shorten } from "#app/platform/plain-text.ts";
import { EmailWords, WORDS_GAP } from "./email-words.tsx";

const PREVIEW_LENGTH = 160;

type NoteOptions = Omit<EmailOptions, "to">;

/** Builds the e-mail to a colleague whom the author of a note tells of it. */
export function buildNoteEmail(
	enquiry: Enquiry,
	note: ToldNote,
	options: NoteOptions,
): EmailMessage {
	const { site, siteUrl } = options;
	const { to, by, text, at } = note;
	const subject = toHeaderText(t("noteSubject", { by, name: enquiry.name }));
	const address = toEnquiryUrl(siteUrl, enquiry.id);
	return {
		...buildHeaders(at, options),
		to: { name: toHeaderText(to.name), address: to.email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(
			<EmailLayout
				preview={shorten(text, PREVIEW_LENGTH)}
				title={subject}
				siteName={site.name}
				kind={t("desk")}
				footer={
					<Text variant="fine" color="ink-soft">
						{t("noteFooter", { by })}
					</Text>
				}
			>
				<Row background="marigold" padding="26px 24px 24px">
					<Text variant="heading" color="on-marigold">
						{subject}
					</Text>
					<Text variant="fine" color="on-marigold" marginTop={6}>
						{formatContext(enquiry) ?? ""}
					</Text>
				</Row>
				<Row background="raised" padding={`${24 - WORDS_GAP}px 24px 24px`}>
					<EmailWords>{text}</EmailWords>
					<EmailButton href={address} marginTop={18}>
						{t("open")}
					</EmailButton>
				</Row>
			</EmailLayout>,
		),
	};
}
