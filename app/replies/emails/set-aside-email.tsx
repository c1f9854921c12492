import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { t } from "#app/messages/en/reply-emails.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { MOST_PER_HOUR } from "../mail-limits.ts";

type SetAsideOptions = EmailOptions & {
	count: number;
	/** The hour (Unix ms of its start) in which they came. */
	hour: number;
};

/** Builds the e-mail that tells the agency how many e-mails of an hour were quarantined, as too many became enquiries. */
export function buildSetAsideEmail(options: SetAsideOptions): EmailMessage {
	const { site, siteUrl, to, count, hour } = options;
	const subject = t("setAside", { count });
	const most = String(MOST_PER_HOUR);
	const since = formatInstant(new Date(hour).toISOString());
	return {
		...buildHeaders(new Date(getNow()).toISOString(), options),
		to: { name: "", address: to },
		replyTo: { name: toHeaderText(site.name), address: to },
		subject,
		...renderEmail(
			<EmailLayout
				preview={subject}
				title={subject}
				siteName={site.name}
				kind={t("setAsideKind")}
				footer={
					<Text variant="fine" color="ink-soft">
						{t("setAsideWhy", { most })}
					</Text>
				}
			>
				<Row background="marigold" padding="26px 24px 24px">
					<Text variant="heading" color="on-marigold">
						{subject}
					</Text>
				</Row>
				<Row background="raised" padding="24px">
					<Text variant="message">{t("setAsideText", { most, since, zone: nameOwnTime() })}</Text>
					<EmailButton href={toDeskUrl(siteUrl, "/desk?view=spam")} marginTop={18}>
						{t("setAsideLook")}
					</EmailButton>
				</Row>
			</EmailLayout>,
		),
	};
}
