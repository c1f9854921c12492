import { formatRupees } from "#app/enquiries/budget.ts";
import type { Enquiry, Touch } from "#app/enquiries/enquiry.ts";
import { TIMELINE_NAMES } from "#app/enquiries/timeline.ts";
import { toTelephoneAddress } from "#app/ui/telephone.ts";

export type Detail = { label: string; text: string; href?: string };

/** Words for what the enquiry holds as slugs and keys. */
export type EnquiryWords = {
	/** What it is about, for instance 'SEO Services in Bandra, Mumbai'. */
	contextText: string | null;
	/** When a call is welcome, for instance 'In the morning, 9:30 AM to 12 noon'. */
	callbackText: string | null;
};

/** Who it is and what is wanted, only what was given. */
export function listDetails(
	enquiry: Enquiry,
	{ contextText, callbackText }: EnquiryWords,
): Detail[] {
	const { name, email, phone, company, budget, timeline, wantsNews } = enquiry;
	return [
		{ label: "Name", text: name },
		{ label: "E-mail", text: email, href: toMailAddress(email) },
		...(phone ? [{ label: "Phone", text: phone, href: toPhoneLink(phone) }] : []),
		...(callbackText ? [{ label: "Call", text: `${callbackText}, India time` }] : []),
		...(company ? [{ label: "Company", text: company }] : []),
		...(budget === null ? [] : [{ label: "Monthly budget", text: formatRupees(budget) }]),
		...(timeline ? [{ label: "Start", text: TIMELINE_NAMES[timeline] }] : []),
		...(contextText ? [{ label: "About", text: contextText }] : []),
		...(wantsNews ? [{ label: "News", text: "Yes, please" }] : []),
	];
}

/** How they came, as far as it is known. It is the visitor's browser that says so, hence no links. */
export function listArrival({ landingPage, referrer, firstTouch, lastTouch }: Enquiry): Detail[] {
	const last = describeTouch(lastTouch);
	const first = describeTouch(firstTouch);
	return [
		...(landingPage ? [{ label: "First page", text: landingPage }] : []),
		...(referrer ? [{ label: "Came from", text: referrer }] : []),
		...(first && first !== last ? [{ label: "First campaign", text: first }] : []),
		...(last ? [{ label: "Campaign", text: last }] : []),
	];
}

function describeTouch(touch: Touch | null): string {
	return Object.entries(touch ?? {})
		.map(([parameter, value]) => `${parameter.replace("utm_", "")} ${value}`)
		.join(", ");
}

/** An address may hold ? and &, by which a link would add receivers of its own. */
function toMailAddress(email: string): string {
	const at = email.lastIndexOf("@");
	return `mailto:${encodeURIComponent(email.slice(0, at))}@${email.slice(at + 1)}`;
}

/** The extension apart, as RFC 3966 has it. */
function toPhoneLink(phone: string): string {
	const [, number = phone, extension] = /^(.*?)\s*(?:ext|x)\.?\s*(\d+)$/i.exec(phone) ?? [];
	return toTelephoneAddress(number) + (extension ? `;ext=${extension}` : "");
}
