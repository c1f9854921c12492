import { getNow } from "#app/clock.ts";
import type { Site } from "#app/content/schemas/site.ts";
import { formatInstant } from "#app/desk/format.ts";
import { formatDevice } from "#app/desk/format-device.ts";
import type { EmailMessage } from "#app/enquiries/delivery/smtp.ts";
import { buildHeaders, toHeaderText } from "./email-headers.ts";

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

export const KNOWN = "If you know of it, there is nothing to do";
export const UNKNOWN =
	"If you do not: sign in, remove each passkey that is not yours, press “Sign out everywhere”, and tell an owner of the desk.";

export function toPeopleUrl(siteUrl: string): string {
	return `${siteUrl}/desk/sign-in?to=/desk/people`;
}

/** An e-mail about a change, without its HTML. Commands send it so, as Node itself reads no JSX. */
export function buildAccountText(id: string, options: AccountEmailOptions): EmailMessage {
	const { site, siteUrl, from, name, email, change } = options;
	const at = new Date(getNow()).toISOString();
	const lines = [
		`Hello ${name},`,
		describeChange(change),
		formatOrigin(at, change),
		`${KNOWN}. ${UNKNOWN}`,
		toPeopleUrl(siteUrl),
	];
	return {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject: `${SUBJECTS[change.kind]}: the desk of ${toHeaderText(site.name)}`,
		text: `${lines.join("\n\n")}\n`,
	};
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

export function describeChange({ kind, passkey }: AccountChange): string {
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
