import * as z from "zod/mini";
import { warn } from "#app/operations-log.ts";

/** Cloudflare's own address for checking an answer (developers.cloudflare.com/turnstile). */
export const TURNSTILE_VERIFY_URL = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

const TIMEOUT_MS = 3_000;
const answerSchema = z.object({ success: z.boolean() });

/** `unknown`: the service did not answer, which is no fault of the visitor's. */
export type TurnstileResult = "passed" | "failed" | "unknown";

/** Asks Turnstile whether the answer that came with a form is good. */
export async function verifyTurnstile({
	answer,
	address,
	secret,
	verifyUrl,
	submissionId,
}: {
	answer: string;
	address: string | null;
	secret: string;
	verifyUrl: string;
	/** So that a form that is sent again is not refused for an answer that was used. */
	submissionId: string;
}): Promise<TurnstileResult> {
	if (!answer) return "failed";
	const body = new URLSearchParams({ secret, response: answer, idempotency_key: submissionId });
	if (address) body.set("remoteip", address);
	try {
		const response = await fetch(verifyUrl, {
			method: "POST",
			body,
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { success } = answerSchema.parse(await response.json());
		return success ? "passed" : "failed";
	} catch (error) {
		warn("Turnstile did not answer:", error);
		return "unknown";
	}
}
