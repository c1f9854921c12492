import { randomBytes } from "node:crypto";
import { getReception } from "./reception.server.ts";
import { makeFormToken, readFormToken } from "./spam/form-token.ts";
import { LEAST_FILL_MS } from "./spam/judge-submission.ts";

/** A form is good for two days; an older one is made anew, with every word. */
const LONGEST_MS = 48 * 3_600_000;
const SUBMISSION_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Signs while the store does not answer; only this process knows it. */
const ownKey = randomBytes(32);

/** What is new in each form that a visitor opens. */
export type FreshForm = { submissionId: string; formToken: string };

/** A form of its own for one visitor; also while the store is down, so that its page can be shown. */
export async function makeForm(madeAt = Date.now()): Promise<FreshForm> {
	const reception = await getReception().catch(() => null);
	const submissionId = crypto.randomUUID();
	const formToken = makeFormToken(submissionId, madeAt, reception?.formKey ?? ownKey);
	return { submissionId, formToken };
}

/** In place of a form that had grown old: who sent that one has read it, and need not wait again. */
export function remakeForm(): Promise<FreshForm> {
	return makeForm(Date.now() - LEAST_FILL_MS);
}

/** When a form was made, in Unix ms; `missing` without a token, `stale` with one that is too old or not ours. */
export function readMadeAt(
	{ submissionId, formToken }: FreshForm,
	formKey: Buffer,
): number | "missing" | "stale" {
	if (!formToken) return "missing";
	if (!SUBMISSION_ID.test(submissionId)) return "stale";
	const madeAt = readFormToken(formToken, submissionId, [formKey, ownKey]);
	return madeAt !== null && Date.now() - madeAt <= LONGEST_MS ? madeAt : "stale";
}
