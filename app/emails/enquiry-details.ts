import type { CampaignParameters } from "#app/enquiries/attribution.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { TIMELINE_NAMES } from "#app/enquiries/enquiry-fields.ts";
import { formatRupees } from "#app/tools/amounts.ts";
import { toTelUrl } from "#app/ui/contact-urls.ts";

export type Detail = { label: string; text: string; href?: string };

/** Texts for the slugs and keys of an enquiry. */
export type EnquiryLabels = {
	/** As 'SEO Services in Bandra, Mumbai'. */
	contextText: string | null;
	/** As 'In the morning, 9:30 AM to 12 noon'. */
	callbackText: string | null;
	/** As 'Booked call' and 'Thursday, 3 December 2026, 3:00 PM (India Standard Time)'. */
	call: Detail | null;
};

export function listDetails(
	enquiry: Enquiry,
	{ contextText, callbackText, call }: EnquiryLabels,
): Detail[] {
	const { name, email, phone, company, budget, timeline, wantsNews } = enquiry;
	return [
		{ label: "Name", text: name },
		{ label: "E-mail", text: email, href: toMailAddress(email) },
		...(phone ? [{ label: "Phone", text: phone, href: toTelUrl(phone) }] : []),
		...(call ? [call] : []),
		...(callbackText ? [{ label: "Call", text: `${callbackText}, India time` }] : []),
		...(company ? [{ label: "Company", text: company }] : []),
		...(budget === null ? [] : [{ label: "Monthly budget", text: formatRupees(budget) }]),
		...(timeline ? [{ label: "Start", text: TIMELINE_NAMES[timeline] }] : []),
		...(contextText ? [{ label: "About", text: contextText }] : []),
		...(wantsNews ? [{ label: "News", text: "Yes, please" }] : []),
	];
}

/** What is known of the visit. The visitor's browser reports it, so nothing of it is a link. */
export function listAttribution(enquiry: Enquiry): Detail[] {
	const { landingPage, referrer } = enquiry;
	const first = formatCampaign(enquiry.firstTouch);
	const last = formatCampaign(enquiry.lastTouch);
	return [
		...(landingPage ? [{ label: "First page", text: landingPage }] : []),
		...(referrer ? [{ label: "Came from", text: referrer }] : []),
		...(first && first !== last ? [{ label: "First campaign", text: first }] : []),
		...(last ? [{ label: "Campaign", text: last }] : []),
	];
}

function formatCampaign(parameters: CampaignParameters | null): string {
	return Object.entries(parameters ?? {})
		.map(([name, value]) => `${name.replace("utm_", "")} ${value}`)
		.join(", ");
}

/** An address may contain ? and &, by which a link would add receivers. */
function toMailAddress(email: string): string {
	const at = email.lastIndexOf("@");
	return `mailto:${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
}
