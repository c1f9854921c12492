import type { Site } from "#app/content/schemas/site.ts";
import type { StaffRow } from "#app/database/tables.ts";
import { buildHeaders, toHeaderText } from "#app/design/email/email-headers.ts";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { formatDevice } from "#app/desk/request/format-device.ts";
import type { LinkKind } from "#app/desk/store/link-lifetimes.ts";
import { toDeskUrl } from "#app/enquiries/emails/desk-url.ts";
import { t } from "#app/messages/en/desk-emails.server.ts";
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

/** The messages that are the subjects. */
const SUBJECTS = {
	"passkey-added": "passkeyAddedSubject",
	"passkey-removed": "passkeyRemovedSubject",
	"link-made": "linkMadeSubject",
	"notifications-on": "notificationsOnSubject",
	"owner-invited": "ownerInvitedSubject",
	"role-changed": "roleChangedSubject",
} as const;

/** Builds a plain text about the change, and what to do if it was not intended: commands run without JSX. */
export function buildAccountText(id: string, options: AccountEmailOptions) {
	const { site, siteUrl, from, name, email, change } = options;
	const at = new Date(getNow()).toISOString();
	const isOfOwners = change.kind === "owner-invited" || change.kind === "role-changed";
	const words = {
		greeting: t("hello", { name }),
		what: describe(change),
		origin: formatOrigin(at, change),
		steps: t(isOfOwners ? "stepsOfOwners" : "ownSteps"),
		footer: t(isOfOwners ? "footerOfOwners" : "accountFooter"),
	};
	const { greeting, what, origin, steps, footer } = words;
	const paragraphs = [
		greeting,
		what,
		origin,
		t("nothingToDoSentence"),
		steps,
		toPeople(siteUrl),
		footer,
	];
	const message: EmailMessage = {
		...buildHeaders(at, { deliveryId: id, site, from }),
		to: { name: toHeaderText(name), address: email },
		replyTo: { name: toHeaderText(site.name), address: site.email },
		subject: t(SUBJECTS[change.kind], { agency: toHeaderText(site.name) }),
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
	return t("origin", {
		at: formatInstant(at),
		place: country ? "country" : "zone",
		country: country ?? "",
		zone: nameOwnTime(),
		author: by ? "person" : device === null ? "command" : "self",
		by: by ?? "",
		source: device === null ? "none" : "device",
		device: device === null ? "" : formatDevice(device),
	});
}

function describe(change: AccountChange): string {
	switch (change.kind) {
		case "passkey-added":
			return change.passkey
				? t("passkeyAdded", { passkey: change.passkey })
				: t("namelessPasskeyAdded");
		case "passkey-removed":
			return change.passkey
				? t("passkeyRemoved", { passkey: change.passkey })
				: t("namelessPasskeyRemoved");
		case "owner-invited":
			return t("ownerInvited", change.person);
		case "role-changed":
			return t(change.person.role === "owner" ? "becameOwner" : "becameMember", change.person);
		case "link-made":
			return t("linkMade", { link: change.link });
		case "notifications-on":
			return t("notificationsOn");
	}
}
