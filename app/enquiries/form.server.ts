import { randomBytes } from "node:crypto";
import { findCity, findDistrict, findService } from "#app/content/content.server.ts";
import { t } from "#app/messages/en/enquiries.server.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import type { EnquiryContext } from "./enquiry.ts";
import { getEnquiryServices } from "./enquiry-services.server.ts";
import { LEAST_FILL_MS } from "./spam/classify-submission.ts";
import { createFormToken, parseFormToken } from "./spam/form-token.ts";

/** The age in ms after which a form is replaced by a new one with the same input. */
const MAX_AGE_MS = 2 * DAY;
const SUBMISSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key that signs while the store is down; known to this process only. */
const ownKey = randomBytes(32);

export type FormIdentity = { submissionId: string; formToken: string };

/** Creates a form for one visitor; also while the store is down, so that its page can be shown. */
export async function createForm(createdAt = getNow()): Promise<FormIdentity> {
	const services = await getEnquiryServices().catch(() => null);
	const submissionId = crypto.randomUUID();
	const formToken = createFormToken(submissionId, createdAt, services?.formKey ?? ownKey);
	return { submissionId, formToken };
}

/** Replaces a stale form. Its visitor need not wait again for the shortest fill time. */
export function recreateForm(): Promise<FormIdentity> {
	return createForm(getNow() - LEAST_FILL_MS);
}

/** Returns the form's time in Unix ms; `missing` without a token, `stale` with one that is too old or not ours. */
export function getFormTime(
	{ submissionId, formToken }: FormIdentity,
	formKey: Buffer,
): number | "missing" | "stale" {
	if (!formToken) return "missing";
	if (!SUBMISSION_ID.test(submissionId)) return "stale";
	const createdAt = parseFormToken(formToken, submissionId, [formKey, ownKey]);
	return createdAt !== null && getNow() - createdAt <= MAX_AGE_MS ? createdAt : "stale";
}

/** Parses the context from the fields of a form or a query; slugs that the content does not have are left out. */
export function parseContext(getField: (name: string) => string | null): EnquiryContext {
	const city = findCity(getField("city") ?? "");
	return {
		service: findService(getField("service") ?? "")?.slug ?? null,
		city: city?.slug ?? null,
		district: findDistrict(city, getField("district") ?? "")?.slug ?? null,
	};
}

/** Formats a context: 'Design in Old Harbour, Newtown'. Returns null without one. */
export function formatContext(context: EnquiryContext): string | null {
	const service = findService(context.service ?? "");
	const city = findCity(context.city ?? "");
	const district = findDistrict(city, context.district ?? "");
	const place = [district?.name, city?.name].filter(Boolean).join(", ");
	if (service && place) return t("serviceInPlace", { service: service.name, place });
	return service?.name ?? (place || null);
}
