import type { Tables } from "#app/database/tables.ts";
import { toPhoneNumbers } from "#app/platform/phone-numbers.server.ts";
import type { Change, Effect } from "./change-types.ts";

type EnquiryRow = Tables["enquiries"];

/** Returns the effect of other addresses of the visitor. The event has both in its text, which an erasure empties. */
export function correctAddresses(
	before: EnquiryRow,
	{ email, phone }: Extract<Change, { kind: "correct" }>,
): Effect {
	const corrected = [
		before.email !== email && `${before.email || "no e-mail"} → ${email || "no e-mail"}`,
		before.phone !== phone && `${before.phone ?? "no phone"} → ${phone ?? "no phone"}`,
	].filter((line) => line !== false);
	if (corrected.length === 0) return {};
	return {
		row: { email, phone, phoneNumbers: toPhoneNumbers(phone) },
		event: { kind: "corrected", text: corrected.join("\n") },
	};
}

/** Returns the effect of a name that separates the enquiry's person from others with the same address, or of none. */
export function takeApart(
	before: EnquiryRow,
	{ person }: Extract<Change, { kind: "take-apart" }>,
): Effect {
	if (person === before.person) return {};
	return {
		row: { person },
		event: person ? { kind: "taken-apart", text: person } : { kind: "put-together" },
	};
}
