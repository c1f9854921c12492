import { findChosen } from "#app/desk/request/get-chosen.ts";
import { checkColumn } from "#app/enquiries/check-fields.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { Asked } from "./page-intents.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** The fields of how the visitor is named and reached. */
export const CONTACT_FIELDS = ["name", "company", "email", "phone"] as const;
type ContactField = (typeof CONTACT_FIELDS)[number];

/** Parses what was corrected of the visitor: what nobody typed stays as it is stored. */
export function parseCorrection({ find }: SubmittedForm, { enquiry }: Asked): Result<Change[]> {
	const given: Partial<Record<ContactField, string | null>> = {};
	for (const name of CONTACT_FIELDS) {
		const typed = findChosen(find, name);
		if (typed === undefined) continue;
		const parsed = parseField(name, typed);
		if (!parsed.ok) return reject(t(`${name}Rejected`, { reason: parsed.reason }));
		given[name] = parsed.value;
	}
	const { name, company, email = enquiry.email, phone = enquiry.phone } = given;
	if (enquiry.email && !email) return reject(t("emailIsKept"));
	if (!email && !phone) return reject(t("addressMissing"));
	return accept([
		{
			kind: "correct",
			...(name && { name }),
			...(company !== undefined && { company }),
			...(given.email && { email: given.email }),
			...(given.phone !== undefined && { phone: given.phone }),
		},
	]);
}

function parseField(name: ContactField, typed: string): Result<string | null> {
	if (typed === "" && name !== "name") return accept(null);
	const checked = checkColumn(name, typed) as { value: string } | { error: string };
	return "error" in checked ? reject(checked.error) : accept(checked.value);
}
