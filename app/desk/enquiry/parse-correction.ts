import { getChosen } from "#app/desk/request/get-chosen.ts";
import { checkColumn } from "#app/enquiries/check-fields.ts";
import type { Change } from "#app/enquiries/store/change-types.ts";
import { t } from "#app/messages/en/desk-person.server.ts";
import { accept, type Result, reject } from "#app/platform/result.ts";
import type { Asked } from "./page-intents.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** Parses other addresses of the visitor. */
export function parseCorrection({ find }: SubmittedForm, { enquiry }: Asked): Result<Change[]> {
	const email = parseField("email", getChosen(find, "email", enquiry.email));
	const phone = parseField("phone", getChosen(find, "phone", enquiry.phone ?? ""));
	if (!email.ok) return reject(t("emailRejected", { reason: email.reason }));
	if (!phone.ok) return reject(t("phoneRejected", { reason: phone.reason }));
	if (enquiry.email && !email.value) return reject(t("emailIsKept"));
	if (!email.value && !phone.value) return reject(t("addressMissing"));
	return accept([{ kind: "correct", email: email.value ?? "", phone: phone.value }]);
}

function parseField(name: "email" | "phone", typed: string): Result<string | null> {
	if (typed === "") return accept(null);
	const checked = checkColumn(name, typed) as { value: string } | { error: string };
	return "error" in checked ? reject(checked.error) : accept(checked.value);
}
