import type { Site } from "#app/content/schemas/site.ts";
import type { StaffRow } from "#app/database/tables.ts";
import { buildHeaders, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { formatDevice } from "#app/desk/request/format-device.ts";
import { LINK_LIFETIMES, type LinkKind } from "#app/desk/store/link-lifetimes.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatInstant, nameOwnCountry, nameOwnTime } from "#app/platform/dates.server.ts";

/** A change of how somebody signs in or, for the owners, of who may do everything. */
export type AccountChange = (
	| { kind: "notifications-on" }
	| { kind: "link-made"; link: LinkKind }
	| {
			kind: "passkey-added" | "passkey-removed";
			/** The passkey's name; may be empty. */
			passkey: string;
	  }
	| {
			kind: "owner-invited" | "role-changed";
			/** The present data of the person. */
			person: Pick<StaffRow, "name" | "email" | "role">;
	  }
) & {
	/** The name of an owner who did it; null for the person, and for a command. */
	by: string | null;
	/** The browser's User-Agent; null for a command. */
	device: string | null;
};

export type AccountEmailOptions = {
	site: Site;
	siteUrl: string;
	from: string;
	/** The name of the recipient. */
	name: string;
	email: string;
	change: AccountChange;
};

const SUBJECTS: Record<AccountChange["kind"], string> = {
	"passkey-added": "A passkey was added to your sign-in",
	"passkey-removed": "A passkey of yours was removed",
	"link-made": "A sign-in link was made for you",
	"notifications-on": "Notifications were turned on for a device",
	"owner-invited": "An owner was invited",
	"role-changed": "A role was changed",
};

export const NOTHING_TO_DO = "If you know of it, there is nothing to do";
export const OWN_STEPS =
	"If you do not: sign in, remove each passkey that is not yours, press “Sign out everywhere”, which turns all notifications off too, and tell an owner of the desk.";
const STEPS_OF_OWNERS =
	"If you do not: sign in, look under People, and disable whom you do not know.";

/** Builds a plain text about the change, and what to do if it was not intended: commands run without JSX. */
export function buildAccountText(id: string, options: AccountEmailOptions) {
	const { site, siteUrl, from, name, email, change } = options;
	const at = new Date(getNow()).toISOString();
	const isOfOwners = change.kind === "owner-invited" || change.kind === "role-changed";
	const words = {
		greeting: `Hello ${name},`,
		what: describe(change),
		origin: formatOrigin(at, change),
		steps: isOfOwners ? STEPS_OF_OWNERS : OWN_STEPS,
		footer: isOfOwners
			? "This is sent to the owners of the desk whenever somebody may do everything, or no longer."
			: "This is sent whenever something changes about how you sign in, or which devices are told of enquiries.",
	};
	const { greeting, what, origin, steps, footer } = words;
	const paragraphs = [
		greeting,
		what,
		origin,
		`${NOTHING_TO_DO}.`,
		steps,
		toPeople(siteUrl),
		footer,
	];
	const message: EmailMessage = {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject: `${SUBJECTS[change.kind]}: the desk of ${toHeaderText(site.name)}`,
		text: `${paragraphs.join("\n\n")}\n`,
	};
	return { message, words };
}

/** Returns the address of the page of people and devices, which leads to a sign-in first. */
export function toPeople(siteUrl: string): string {
	return toDeskUrl(siteUrl, "/desk/people");
}

/** Formats time, author and device: 25 Nov 2026, 12:00 in Ireland, by Anna Berg, from Chrome on Android. */
export function formatOrigin(at: string, { by, device }: Pick<AccountChange, "by" | "device">) {
	const country = nameOwnCountry();
	const who = by ?? (device === null ? "a command on the site’s server" : null);
	return [
		`${formatInstant(at)}${country ? ` in ${country}` : `, ${nameOwnTime()}`}`,
		...(who ? [`by ${who}`] : []),
		...(device === null ? [] : [`from ${formatDevice(device)}`]),
	].join(", ");
}

function describe(change: AccountChange): string {
	switch (change.kind) {
		case "passkey-added":
			return `${namePasskey(change.passkey)} signs in as you from now on.`;
		case "passkey-removed":
			return `${namePasskey(change.passkey)} does not sign you in any more.`;
		case "owner-invited":
			return `${namePerson(change.person)} is invited to the desk as an owner, who may do everything.`;
		case "role-changed":
			return `${namePerson(change.person)} is ${change.person.role === "owner" ? "an owner of the desk from now on, who may do everything" : "a member of the desk from now on, and no owner"}.`;
		case "link-made":
			return `Whoever has the link can sign in as you, once, within ${LINK_LIFETIMES[change.link].words}.`;
		case "notifications-on":
			return "A device gets your notifications of enquiries and replies from now on.";
	}
}

function namePasskey(name: string): string {
	return name ? `The passkey “${name}”` : "A passkey without a name";
}

function namePerson({ name, email }: Pick<StaffRow, "name" | "email">): string {
	return `${name} (${email})`;
}
