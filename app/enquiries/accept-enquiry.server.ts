import { findCity, findDistrict, findService, getContent } from "#app/content/content.server.ts";
import type { EnquiryContext } from "./enquiry.ts";
import { checkFields, type EnquiryFields, type FieldErrors, readText } from "./enquiry-fields.ts";
import { getEnquiryStore } from "./store.server.ts";

const SUBMISSION_ID = /^[0-9a-f-]{36}$/;

/** A form as it was sent, to be shown again with nothing lost. */
export type TypedForm = EnquiryFields & {
	submissionId: string;
	wantsNews: boolean;
	context: EnquiryContext;
	contextText: string | null;
};

export type EnquiryOutcome =
	| { status: "sent" }
	| { status: "invalid"; errors: FieldErrors; typed: TypedForm }
	/** Not stored. Null where the browser itself still holds what was typed. */
	| { status: "failed"; typed: TypedForm | null };

/** Checks and stores what the form sent; 'sent' is said only once the enquiry is on disk. */
export function acceptEnquiry(form: FormData): EnquiryOutcome {
	const checked = checkFields(form);
	const context = readContext((name) => readText(form, name));
	const sentId = readText(form, "submissionId");
	const submissionId = SUBMISSION_ID.test(sentId) ? sentId : crypto.randomUUID();
	const wantsNews = readText(form, "wantsNews") === "yes";
	const given = { submissionId, wantsNews, context, contextText: describeContext(context) };
	if (!checked.isValid) {
		return { status: "invalid", errors: checked.errors, typed: { ...checked.typed, ...given } };
	}
	const { noticeVersion } = getContent().pages.contact.form;
	try {
		getEnquiryStore().save({
			...checked.fields,
			...context,
			submissionId,
			noticeVersion,
			wantsNews,
		});
		return { status: "sent" };
	} catch (error) {
		console.error("An enquiry could not be stored:", error);
		return { status: "failed", typed: { ...checked.fields, ...given } };
	}
}

/** The service and place an address or a form names; what is not on the site's lists is left out. */
export function readContext(read: (name: string) => string | null): EnquiryContext {
	const city = findCity(read("city") ?? "");
	return {
		service: findService(read("service") ?? "")?.slug ?? null,
		city: city?.slug ?? null,
		district: findDistrict(city, read("district") ?? "")?.slug ?? null,
	};
}

/** The context in words, for instance 'SEO Services in Bandra, Mumbai'; null where there is none. */
export function describeContext(context: EnquiryContext): string | null {
	const service = findService(context.service ?? "");
	const city = findCity(context.city ?? "");
	const district = findDistrict(city, context.district ?? "");
	const place = [district?.name, city?.name].filter(Boolean).join(", ");
	if (service && place) return `${service.name} in ${place}`;
	return service?.name ?? (place || null);
}
