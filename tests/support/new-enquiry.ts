import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";

export function createNewEnquiry(given: Partial<NewEnquiry> = {}): NewEnquiry {
	return {
		submissionId: crypto.randomUUID(),
		name: "Riya Desai",
		email: "riya@desaicotton.example",
		message: "We weave bedsheets in Surat and sell too few.\nWhat would you do?",
		phone: null,
		company: null,
		budget: null,
		timeline: null,
		callback: null,
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
