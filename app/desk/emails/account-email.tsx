import { EmailButton, EmailLayout, Row, Text } from "#app/design/email/email-components.tsx";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
import { type AccountEmailOptions, buildAccountText, toPeople } from "./account-change.ts";

/**
 * Builds the e-mail about a change of how somebody signs in to the desk, or of who may do what, and what to do if it
 * was not intended.
 */
export function buildAccountEmail(id: string, options: AccountEmailOptions): EmailMessage {
	const { message, words } = buildAccountText(id, options);
	const email = <AccountEmail {...options} words={words} subject={message.subject} />;
	return { ...message, ...renderEmail(email) };
}

type AccountEmailProps = AccountEmailOptions & {
	words: ReturnType<typeof buildAccountText>["words"];
	subject: string;
};

function AccountEmail({ site, siteUrl, words, subject }: AccountEmailProps) {
	return (
		<EmailLayout
			preview={t("accountPreview")}
			title={subject}
			siteName={site.name}
			kind={t("desk")}
			footer={
				<Text variant="fine" color="ink-soft">
					{words.footer}
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					{words.greeting}
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{words.what}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				<Text>{words.origin}</Text>
				<WhatToDo siteUrl={siteUrl} steps={words.steps} />
			</Row>
		</EmailLayout>
	);
}

type WhatToDoProps = { siteUrl: string; expected?: string; steps?: string };

/** Renders the steps for a person who did not intend a change, or does not know of it, below what everybody else does. */
export function WhatToDo({
	siteUrl,
	expected = t("nothingToDo"),
	steps = t("ownSteps"),
}: WhatToDoProps) {
	return (
		<>
			<Text variant="title" marginTop={20}>
				{expected}
			</Text>
			<Text marginTop={8}>{steps}</Text>
			<EmailButton href={toPeople(siteUrl)} marginTop={12}>
				{t("peopleAndDevices")}
			</EmailButton>
		</>
	);
}
