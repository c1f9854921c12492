import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/call-notices.server.ts";
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
		summary: t("entry", { host: hostName, agency }),
		description: [formatHow(terms), t("entryPage", { url: pageUrl }), t("entryHint")].join("\n"),
		location: by === "video" ? (videoAddress ?? "") : by === "phone" ? t("entryPhone") : "WhatsApp",
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
	if (!name)
		return {
			...call,
			summary: t("hostEntryCancelled"),
			description: "",
			location: "",
			url: null,
			hasAlarm: false,
		};
	const locations = {
		phone: phone ?? "",
		whatsapp: `WhatsApp ${phone ?? ""}`,
		video: videoAddress,
	};
	return {
		...call,
		summary: company ? t("hostEntryOfCompany", { name, company }) : t("hostEntry", { name }),
		description: [
			...(phone ? [t("hostEntryPhone", { phone })] : []),
			...findPhoneNumbers(phone ?? "").map((found) =>
				by === "whatsapp" && found.whatsApp ? `https://wa.me/${found.whatsApp}` : found.telUrl,
			),
			...(email ? [t("hostEntryEmail", { email })] : []),
			...(deskUrl ? [deskUrl] : []),
		].join("\n"),
		location: locations[by] ?? "",
		url: deskUrl,
		hasAlarm: true,
	};
}
