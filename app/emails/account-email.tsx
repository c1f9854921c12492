import { getNow } from "#app/clock.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { formatInstant } from "#app/desk/format.ts";
import { formatDevice } from "#app/desk/format-device.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import { EmailLayout, Link, Row, Text } from "./email-components.tsx";
import { buildHeaders, toHeaderText } from "./email-headers.ts";
import { renderEmail } from "./render-email.ts";

/** How somebody signs in was changed. */
export type AccountChange = {
	kind: "passkey-added" | "passkey-removed" | "link-made";
	/** The name of the passkey; may be empty. */
	passkey?: string;
	/** The name of an owner who did it; null for the person, and for a command. */
	by: string | null;
	/** The browser's User-Agent; null for a command. */
	device: string | null;
};

export type AccountEmailOptions = {
	site: Site;
	siteUrl: string;
	from: string;
	/** Of the person whose sign-in it is. */
	name: string;
	email: string;
	change: AccountChange;
};

const SUBJECTS: Record<AccountChange["kind"], string> = {
	"passkey-added": "A passkey was added to your sign-in",
	"passkey-removed": "A passkey of yours was removed",
	"link-made": "A sign-in link was made for you",
};

/** What was changed of how somebody signs in to the desk, and what to do if it was not meant so. */
export function buildAccountEmail(id: string, options: AccountEmailOptions): EmailMessage {
	const { site, from, name, email, change } = options;
	const at = new Date(getNow()).toISOString();
	const subject = `${SUBJECTS[change.kind]}: the desk of ${toHeaderText(site.name)}`;
	return {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
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
					{describe(change)}
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
	const url = `${siteUrl}/desk/sign-in?to=/desk/people`;
	return (
		<>
			<Text variant="title" marginTop={20}>
				If you know of it, there is nothing to do
			</Text>
			<Text marginTop={8}>
				If you do not: sign in, remove each passkey that is not yours, press “Sign out everywhere”,
				and tell an owner of the desk.
			</Text>
			<Text marginTop={8}>
				<Link href={url}>{url}</Link>
			</Text>
		</>
	);
}

/** As: 25 Nov 2026, 12:00 pm in India, by Meera Shah, from Chrome on Android. */
export function formatOrigin(at: string, { by, device }: Pick<AccountChange, "by" | "device">) {
	const who = by ?? (device === null ? "a command on the site’s server" : null);
	return [
		`${formatInstant(at)} in India`,
		...(who ? [`by ${who}`] : []),
		...(device === null ? [] : [`from ${formatDevice(device)}`]),
	].join(", ");
}

function describe({ kind, passkey }: AccountChange): string {
	const which = passkey ? `The passkey “${passkey}”` : "A passkey without a name";
	switch (kind) {
		case "passkey-added":
			return `${which} signs in as you from now on.`;
		case "passkey-removed":
			return `${which} does not sign you in any more.`;
		case "link-made":
			return "Whoever has the link can sign in as you, once, within 15 minutes.";
	}
}
