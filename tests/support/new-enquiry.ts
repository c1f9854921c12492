import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import { EMPTY_COLUMNS } from "../../app/enquiries/field-columns.ts";

export function createNewEnquiry(given: Partial<NewEnquiry> = {}): NewEnquiry {
	return {
		...EMPTY_COLUMNS,
		submissionId: crypto.randomUUID(),
		name: "Riya Desai",
		email: "riya@desaicotton.example",
		message: "We weave bedsheets in Surat and sell too few.\nWhat would you do?",
		calculation: null,
		service: null,
		city: null,
		district: null,
		landingPage: null,
		referrer: null,
		firstTouch: null,
		lastTouch: null,
		noticeVersion: "2026-11",
		wantsNews: false,
		verdict: "clean",
		spamReasons: [],
		addressKey: null,
		...given,
	};
}

let strangers = 0;

/** Creates an enquiry of somebody who has no other one, as a visitor with calls ahead gets no further ones. */
export function createStranger(given: Partial<NewEnquiry> = {}): NewEnquiry {
	const digits = String(++strangers).padStart(5, "0");
	const own = { email: `stranger-${digits}@x.example`, phone: `98765 ${digits}` };
	return createNewEnquiry({ ...own, ...given });
}
