import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import {
	type AccountEmailOptions,
	buildAccountText,
	describeChange,
	formatOrigin,
	KNOWN,
	toPeopleUrl,
	UNKNOWN,
} from "./account-text.ts";
import { EmailLayout, Link, Row, Text } from "./email-components.tsx";
import { renderEmail } from "./render-email.ts";

/** What was changed of how somebody signs in to the desk, and what to do if it was not meant so. */
export function buildAccountEmail(id: string, options: AccountEmailOptions): EmailMessage {
	const message = buildAccountText(id, options);
	const { subject, date } = message;
	const at = date.toISOString();
	return {
		...message,
		...renderEmail(<AccountEmail {...options} at={at} subject={subject} />),
	};
}

function AccountEmail(props: AccountEmailOptions & { at: string; subject: string }) {
	const { site, siteUrl, name, change, at, subject } = props;
	return (
		<EmailLayout
			preview="If you know of it there is nothing to do."
			title={subject}
			siteName={site.name}
			kind="The desk"
			footer={
				<Text variant="fine" color="ink-soft">
					This is sent whenever something changes about how you sign in.
				</Text>
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					Hello {name},
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{describeChange(change)}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				<Text>{formatOrigin(at, change)}</Text>
				<WhatToDo siteUrl={siteUrl} />
			</Row>
		</EmailLayout>
	);
}

/** For who did not mean a change, or does not know of it. */
export function WhatToDo({ siteUrl }: { siteUrl: string }) {
	const url = toPeopleUrl(siteUrl);
	return (
		<>
			<Text variant="title" marginTop={20}>
				{KNOWN}
			</Text>
			<Text marginTop={8}>{UNKNOWN}</Text>
			<Text marginTop={8}>
				<Link href={url}>{url}</Link>
			</Text>
		</>
	);
}
