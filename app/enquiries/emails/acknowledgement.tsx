import { Fragment } from "react";
import { formatLegal, formatTown, listPhones } from "#app/content/describe-agency.ts";
import { EmailArt } from "#app/design/email/email-art.tsx";
import { KITE } from "#app/design/email/email-colors.ts";
import { EmailLayout, EmailLink, Lines, Row, Text } from "#app/design/email/email-components.tsx";
import { buildHeaders, type EmailOptions, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { EmailTable } from "#app/design/email/email-table.tsx";
import { renderEmail } from "#app/design/email/render-email.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { parseOwnWords } from "#app/enquiries/calculation.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { listNextSteps } from "#app/enquiries/next-steps.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import { formatCallTime, formatInstant, nameOwnTime } from "#app/platform/dates.server.ts";
import { getThreadSubject } from "./subjects.ts";

type AcknowledgementOptions = EmailOptions & {
	nextSteps: ReturnType<typeof listNextSteps>;
	/** True if visitors can book a call, about which they get e-mails too. */
	hasCalls: boolean;
	/** The time (Unix ms) at which the agency opens, if it was closed when the enquiry came. */
	opensAt: number | null;
};

/**
 * Tells the visitor that the enquiry has arrived. It repeats nothing that was typed, not even the name: the form
 * accepts anybody's address, and would otherwise send a stranger words of the sender's choice in our name. A
 * calculation is in our own words, with a few numbers.
 */
export function buildAcknowledgement(
	enquiry: Enquiry,
	options: AcknowledgementOptions,
): EmailMessage {
	const subject = getThreadSubject(enquiry, options.site);
	return {
		...buildHeaders(enquiry.createdAt, options),
		to: { name: "", address: enquiry.email },
		replyTo: { name: toHeaderText(options.site.name), address: options.to },
		subject,
		...renderEmail(<Acknowledgement enquiry={enquiry} options={options} subject={subject} />),
	};
}

type AcknowledgementProps = { enquiry: Enquiry; options: AcknowledgementOptions; subject: string };

function Acknowledgement({ enquiry, options, subject }: AcknowledgementProps) {
	const { site, siteUrl, nextSteps, hasCalls, opensAt } = options;
	const { isSample, streetAddress } = site.address;
	const calculation = parseOwnWords(enquiry.calculation ?? "");
	return (
		<EmailLayout
			preview={nextSteps.map(({ title }) => title).join(". ")}
			title={subject}
			siteName={site.name}
			kind={t("kindOfVisitor")}
			footer={
				<>
					<Text variant="fine" color="ink-soft">
						{t("why", {
							host: new URL(siteUrl).host,
							site: (text) => (
								<EmailLink key="site" href={siteUrl} color="ink-soft">
									{text}
								</EmailLink>
							),
						})}
					</Text>
					{!isSample && (
						<Text variant="fine" color="ink-soft" marginTop={8}>
							{formatLegal(site) ?? site.name}, {streetAddress}, {formatTown(site.address)}
						</Text>
					)}
				</>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<EmailTable>
					<tr>
						<td valign="bottom">
							<Text variant="heading" color="on-night">
								{t("thanks")}
								<br />
								{t("arrived")}
							</Text>
						</td>
						<td valign="top" width={72} align="right" style={{ paddingLeft: 16 }}>
							<EmailArt size={36} colors={KITE} />
						</td>
					</tr>
				</EmailTable>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{t(hasCalls ? "arrivedOnCalls" : "arrivedOnOnly", {
						time: formatInstant(enquiry.createdAt),
						zone: nameOwnTime(),
					})}
				</Text>
				{opensAt !== null && (
					<Text variant="lead" color="on-night" marginTop={10}>
						{t("opensAt", { time: formatCallTime(opensAt) })}
					</Text>
				)}
			</Row>
			{calculation && (
				<Row padding="26px 0 22px" border="line">
					<Text variant="title">{t("calculation", { title: calculation.title })}</Text>
					<Text marginTop={4}>
						<Lines lines={calculation.lines} />
					</Text>
				</Row>
			)}
			{nextSteps.length > 0 && (
				<Row padding="28px 0 4px">
					<Text variant="title">{t("next")}</Text>
				</Row>
			)}
			{nextSteps.map(({ title, text }, index) => (
				<Row key={title} padding="14px 0 16px" border="line">
					<EmailTable>
						<tr>
							<td width={44} valign="top">
								<Text variant="numeral" color="accent">
									{index + 1}
								</Text>
							</td>
							<td valign="top" style={{ paddingTop: 5 }}>
								<Text variant="subtitle">{title}</Text>
								<Text marginTop={2}>{text}</Text>
							</td>
						</tr>
					</EmailTable>
				</Row>
			))}
			<Row padding="22px 0 24px" border="line-strong">
				<Text variant="title">{t("talk")}</Text>
				<Text marginTop={6}>
					{listPhones(site).map(({ name, phone }, index) => (
						<Fragment key={phone}>
							{index > 0 && <br />}
							{name && `${name}: `}
							<EmailLink href={toTelUrl(phone)}>{phone}</EmailLink>
						</Fragment>
					))}
					{site.hours && (
						<>
							<br />
							{`${site.hours}, ${nameOwnTime()}`}
						</>
					)}
				</Text>
				<Text marginTop={10}>
					{t("write", {
						email: site.email,
						mail: (text) => (
							<EmailLink key="mail" href={`mailto:${site.email}`}>
								{text}
							</EmailLink>
						),
					})}
				</Text>
			</Row>
		</EmailLayout>
	);
}
