import { data } from "react-router";

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Parses the form that a request posts. Throws the response for one that has none. */
export async function parseForm(request: Request): Promise<FormData> {
	const isForm = FORM_TYPES.test(request.headers.get("Content-Type") ?? "");
	// A server may respond with 415 to an encoded body (RFC 9110, 15.5.16); this one decodes none.
	if (!isForm || request.headers.has("Content-Encoding")) throw data(null, { status: 415 });
	try {
		return await request.formData();
	} catch {
		throw data(null, { status: 400 });
	}
}
