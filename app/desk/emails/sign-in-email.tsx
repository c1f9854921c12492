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
import type { LinkKind } from "#app/desk/store/link-lifetimes.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
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
			? t("invitationSubject", { agency: site.name })
			: t("signInSubject", { agency: site.name }),
	);
	return {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject,
		...renderEmail(<SignInEmail {...options} at={at} subject={subject} />),
	};
}

/** The messages that say why the link is sent. */
const REASONS = {
	invitation: "invitationReason",
	"asked-for": "askedForReason",
	made: "madeReason",
} as const;

function SignInEmail(props: SignInEmailOptions & { at: string; subject: string }) {
	const { site, siteUrl, name, url, origin, at, subject } = props;
	const link: LinkKind = origin.kind === "invitation" ? "invitation" : "later";
	return (
		<EmailLayout
			preview={t("signInPreview", { link })}
			title={subject}
			siteName={site.name}
			kind={t("desk")}
			footer={
				origin.kind !== "made" && (
					<Text variant="fine" color="ink-soft">
						{t(origin.kind === "invitation" ? "invitationFooter" : "askedForFooter")}
					</Text>
				)
			}
		>
			<Row background="night" padding="30px 24px 32px">
				<Text variant="heading" color="on-night">
					{t("hello", { name })}
				</Text>
				<Text variant="lead" color="on-night-soft" marginTop={16}>
					{t(REASONS[origin.kind])}
				</Text>
			</Row>
			<Row background="raised" padding="24px 24px 28px">
				<Text variant="title">{t("openOnDevice")}</Text>
				<EmailButton href={url}>{t("signIn")}</EmailButton>
				<Text variant="fine" color="ink-soft" marginTop={12}>
					{t("address", {
						url,
						link: (text) => (
							<EmailLink key="link" href={url}>
								{text}
							</EmailLink>
						),
					})}
				</Text>
				<Text marginTop={12}>{t("signsInOnce", { link })}</Text>
				<Text marginTop={12}>{formatOrigin(at, origin)}</Text>
				{origin.kind === "made" && <WhatToDo siteUrl={siteUrl} expected={t("useButton")} />}
			</Row>
		</EmailLayout>
	);
}
