import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { FIELD_NAMES, FIELDS, type FieldKind, type FieldName } from "#app/enquiries/fields.ts";
import { formatField } from "#app/enquiries/format-field.ts";
import { t } from "#app/messages/en/enquiry-emails.server.ts";
import type { CampaignParameters } from "#app/platform/attribution.ts";
import { nameOwnTime } from "#app/platform/dates.server.ts";
import { findPhoneNumbers } from "#app/platform/phone-numbers.server.ts";

type Part = { text: string; href?: string };
/** A label with its text. Several parts make up the text where there are some. */
export type Detail = Part & { label: string; parts?: readonly Part[] };

/** The texts for the slugs and keys of an enquiry. */
export type EnquiryLabels = {
	/** The context: 'Design in Old Harbour, Newtown'. */
	contextText: string | null;
	/** The time for a call: 'In the morning, 9:30 AM to 12 noon'. */
	callbackText: string | null;
	/** The call: 'Booked call' and 'Thursday, 3 December 2026, 15:00 (Greenwich Mean Time)'. */
	call: Detail | null;
};

export function listDetails(
	enquiry: Enquiry,
	{ contextText, callbackText, call }: EnquiryLabels,
): Detail[] {
	const describe = (name: FieldName): Detail[] => {
		const { kind, label } = FIELDS[name];
		const given = name === "callback" ? callbackText : formatField(name, enquiry);
		if (!given) return [];
		const text = name === "callback" ? `${given}, ${nameOwnTime()}` : given;
		return [{ label, text, ...LINKS[kind]?.(text) }];
	};
	return [
		...FACTS.flatMap((name) => {
			const facts = describe(name);
			return call && name === "phone" ? [...facts, call] : facts;
		}),
		...(contextText ? [{ label: t("about"), text: contextText }] : []),
		...(enquiry.wantsNews ? [{ label: t("news"), text: t("newsYes") }] : []),
	];
}

/** The fields except the message, which is shown apart from them. */
const FACTS = FIELD_NAMES.filter((name) => name !== "message");

const LINKS: Partial<Record<FieldKind, (text: string) => Pick<Detail, "href" | "parts">>> = {
	email: (text) => ({ href: toMailAddress(text) }),
	phone: (text) => ({ parts: linkPhoneNumbers(text) }),
	url: (text) => ({ href: text }),
};

/** Splits the typed phone numbers into parts, where each number is a link. */
function linkPhoneNumbers(phone: string): Part[] {
	const parts: Part[] = [];
	let end = 0;
	for (const { startsAt, endsAt, telUrl } of findPhoneNumbers(phone)) {
		parts.push({ text: phone.slice(end, startsAt) });
		parts.push({ text: phone.slice(startsAt, endsAt), href: telUrl });
		end = endsAt;
	}
	return [...parts, { text: phone.slice(end) }].filter(({ text }) => text !== "");
}

/** Lists what is known of the visit. The visitor's browser reports it, so none of it is a link. */
export function listAttribution(enquiry: Enquiry): Detail[] {
	const { landingPage, referrer } = enquiry;
	const first = formatCampaign(enquiry.firstTouch);
	const last = formatCampaign(enquiry.lastTouch);
	return [
		...(landingPage ? [{ label: t("firstPage"), text: landingPage }] : []),
		...(referrer ? [{ label: t("cameFrom"), text: referrer }] : []),
		...(first && first !== last ? [{ label: t("firstCampaign"), text: first }] : []),
		...(last ? [{ label: t("campaign"), text: last }] : []),
	];
}

function formatCampaign(parameters: CampaignParameters | null): string {
	return Object.entries(parameters ?? {})
		.map(([name, value]) => `${name.replace("utm_", "")} ${value}`)
		.join(", ");
}

/** Encodes an address for a mailto: URL, as it may contain ? and &, by which a link would add receivers. */
function toMailAddress(email: string): string {
	const at = email.lastIndexOf("@");
	return `mailto:${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
}
