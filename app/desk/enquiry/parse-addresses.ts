import { getChosen } from "#app/desk/get-chosen.ts";
import { checkColumn } from "#app/enquiries/check-fields.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import type { Typed } from "./typed.ts";

/** Parses other addresses of the visitor, or with whose enquiries it belongs together. Returns the error in words for a wrong field. */
export function parseAddresses(typed: Typed, enquiry: Enquiry): [Change | string] {
	return [parse(typed, enquiry)];
}

function parse({ intent, find }: Typed, enquiry: Enquiry): Change | string {
	if (intent === "put-together")
		return find("with")
			? { kind: "put-together", enquiryId: find("with") ?? "" }
			: "Choose the enquiry of the same person.";
	if (intent === "take-apart") return { kind: "take-apart" };
	const email = parseField("email", getChosen(find, "email", enquiry.email));
	const phone = parseField("phone", getChosen(find, "phone", enquiry.phone ?? ""));
	if ("error" in email) return `The e-mail address was not saved. ${email.error}`;
	if ("error" in phone) return `The phone number was not saved. ${phone.error}`;
	if (enquiry.email && !email.value)
		return "Nothing was saved: an e-mail address can be corrected, and not be taken away.";
	if (!email.value && !phone.value)
		return "Nothing was saved: an e-mail address or a phone number is needed.";
	return { kind: "correct", email: email.value ?? "", phone: phone.value };
}

function parseField(
	name: "email" | "phone",
	typed: string,
): { value: string | null } | { error: string } {
	if (typed === "") return { value: null };
	return checkColumn(name, typed) as { value: string } | { error: string };
}
