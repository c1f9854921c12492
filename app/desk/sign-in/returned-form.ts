import type { DeskContext } from "#app/desk/request/desk-env.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { createFormToken, parseFormToken } from "#app/enquiries/spam/form-token.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** The time in ms for another sign-in, by an e-mail too. */
const LIFETIME_MS = 60 * MINUTE;
/** The field of the signature. */
const TOKEN = "returned";

/** Signs the fields of a form that waits for another sign-in of this person, for the query of the way back. */
export async function signReturned(
	fields: URLSearchParams,
	staffId: string,
): Promise<URLSearchParams> {
	const { formKey } = await getDeskServices();
	const token = createFormToken(toPurpose(fields, staffId), getNow(), formKey);
	return new URLSearchParams([...fields, [TOKEN, token]]);
}

/**
 * Returns the fields that come back from another sign-in, by the query of the address. An address that the desk has not made
 * for the reader, as one in somebody's e-mail, has none.
 */
export async function getReturned(context: DeskContext): Promise<URLSearchParams> {
	const fields = new URLSearchParams(new URL(context.req.url).search);
	const token = fields.get(TOKEN) ?? "";
	fields.delete(TOKEN);
	const { formKey } = await getDeskServices();
	const purpose = toPurpose(fields, context.var.session.staff.id);
	const signedAt = parseFormToken(token, purpose, [formKey]);
	const isValid = signedAt !== null && signedAt + LIFETIME_MS > getNow();
	return isValid ? fields : new URLSearchParams();
}

function toPurpose(fields: URLSearchParams, staffId: string): string {
	return `sign-in-again ${staffId} ${fields}`;
}
