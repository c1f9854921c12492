import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { findPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { CalendarEntry } from "./build-calendar.ts";
import { type CallTerms, formatHow } from "./call-notice.ts";

type Call = Pick<CalendarEntry, "booking" | "stamp">;

/** Returns the visitor's copy. Nothing in it was typed into the form, which accepts anybody's address. */
export function toVisitorEntry(
	call: Call,
	terms: CallTerms,
	{ agency, pageUrl }: { agency: string; pageUrl: string },
): CalendarEntry {
	const { by, videoAddress, hostName } = terms;
	return {
		...call,
		summary: `Call with ${hostName}, ${agency}`,
		description: [
			formatHow(terms),
			`To move or cancel it: ${pageUrl}`,
			"We do not hear of what you only change in your calendar.",
		].join("\n"),
		location: by === "video" ? (videoAddress ?? "") : by === "phone" ? "Phone" : "WhatsApp",
		url: pageUrl,
		// The visitor's calendar has reminders of its own, and so do our e-mails.
		hasAlarm: false,
	};
}

/** Returns the agency's copy, with whom to call and how. */
export function toHostEntry(
	call: Call,
	{ name, company, phone, email }: Pick<Enquiry, "name" | "company" | "phone" | "email">,
	{ by, videoAddress }: Pick<CallTerms, "by" | "videoAddress">,
	deskUrl: string | null,
): CalendarEntry {
	// Of an erased person nothing is left to show.
	if (!email) return { ...call, ...CANCELLED, url: null, hasAlarm: false };
	const locations = {
		phone: phone ?? "",
		whatsapp: `WhatsApp ${phone ?? ""}`,
		video: videoAddress,
	};
	return {
		...call,
		summary: `Call with ${company ? `${name}, ${company}` : name}`,
		description: [
			...(phone ? [`Phone: ${phone}`] : []),
			...findPhoneNumbers(phone ?? "").map((found) =>
				by === "whatsapp" && found.whatsApp ? `https://wa.me/${found.whatsApp}` : found.telUrl,
			),
			`E-mail: ${email}`,
			...(deskUrl ? [deskUrl] : []),
		].join("\n"),
		location: locations[by] ?? "",
		url: deskUrl,
		hasAlarm: true,
	};
}

const CANCELLED = { summary: "Cancelled call", description: "", location: "" };
