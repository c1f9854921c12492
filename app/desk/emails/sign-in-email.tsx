import type { Site } from "#app/content/schemas/site.ts";
import {
	EmailButton,
	EmailLayout,
	EmailLink,
	Row,
	Text,
} from "#app/design/email/email-components.tsx";
import { buildHeaders, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { renderEmail } from "#app/design/email/render-email.ts";
import { LINK_LIFETIMES } from "#app/desk/store/link-lifetimes.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatOrigin } from "./account-change.ts";
import { WhatToDo } from "./account-email.tsx";

/** The request for a link. */
export type LinkOrigin = {
	/** The kind of request: `asked-for` by the person, or whoever typed their address; the others by an owner, by name. */
	kind: "asked-for" | "invitation" | "made";
	by: string | null;
	/** The browser's User-Agent. */
	device: string;
};

type SignInEmailOptions = {
	site: Site;
	siteUrl: string;
	from: string;
	/** The name of the person who signs in. */
	name: string;
	email: string;
	/** The address that signs in once. */
	url: string;
	origin: LinkOrigin;
};

/** Builds the e-mail with the address that signs in to the desk, for the person who asked for it or is invited. */
export function buildSignInEmail(id: string, options: SignInEmailOptions): EmailMessage {
	const { site, from, name, email, origin } = options;
	const at = new Date(getNow()).toISOString();
	const subject = toHeaderText(
		origin.kind === "invitation"
			? `You are invited to the desk of ${site.name}`
			: `Sign in to ${site.name}'s desk`,
	);
	return {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(<SignInEmail {...options} at={at} subject={subject} />),
	};
}

const REASONS: Record<LinkOrigin["kind"], string> = {
	invitation: "The desk is where your colleagues answer enquiries, and you are one of them now.",
	"asked-for": "A link was asked for with your address.",
	made: "An owner of the desk made a link for you, and has seen it.",
};

function SignInEmail(props: SignInEmailOptions & { at: string; subject: string }) {
	const { site, siteUrl, name, url, origin, at, subject } = props;
	const { words } = LINK_LIFETIMES[origin.kind === "invitation" ? "invitation" : "later"];
	return (
		<EmailLayout
			preview={`It signs in once, within ${words}.`}
			title={subject}
			siteName={site.name}
			kind="The desk"
			footer={
				origin.kind !== "made" && (
					<Text variant="fine" color="ink-soft">
						{origin.kind === "invitation"
							? "If you do not know what this is about, please ignore it."
							: "If it was not you, please ignore it: without the link nobody gets in."}
					</Text>
				)
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					Hello {name},
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{REASONS[origin.kind]}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				<Text variant="title">Open this on the device that you want to use</Text>
				<EmailButton href={url}>Sign in to the desk</EmailButton>
				<Text variant="fine" color="ink-soft" marginTop={12}>
					For another device, its address: <EmailLink href={url}>{url}</EmailLink>
				</Text>
				<Text marginTop={12}>It signs in once, within {words}, by the button on its page.</Text>
				<Text marginTop={12}>{formatOrigin(at, origin)}</Text>
				{origin.kind === "made" && <WhatToDo siteUrl={siteUrl} />}
			</Row>
		</EmailLayout>
	);
}
