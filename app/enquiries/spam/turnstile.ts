import * as z from "zod/mini";
import { getUserAgent } from "#app/platform/http/user-agent.ts";
import { warn } from "#app/platform/operations-log.ts";

const TIMEOUT_MS = 3_000;
const responseSchema = z.object({ success: z.boolean() });

/** The result. `unknown`: the service did not respond, which is not the visitor's fault. */
export type TurnstileResult = "passed" | "failed" | "unknown";

/** Asks Turnstile whether a token is a visitor's. Never rejects: what keeps it from answering is logged, and `unknown`. */
export async function verifyTurnstile(submission: {
	token: string;
	address: string | null;
	secret: string;
	verifyUrl: string;
	/** The idempotency key: a form that is sent again is not rejected for a used token. */
	submissionId: string;
}): Promise<TurnstileResult> {
	const { token, address, secret, verifyUrl, submissionId } = submission;
	if (!token) return "failed";
	const body = new URLSearchParams({ secret, response: token, idempotency_key: submissionId });
	if (address) body.set("remoteip", address);
	try {
		const response = await fetch(verifyUrl, {
			method: "POST",
			headers: { "User-Agent": getUserAgent() },
			body,
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { success } = responseSchema.parse(await response.json());
		return success ? "passed" : "failed";
	} catch (error) {
		warn("Turnstile did not answer:", error);
		return "unknown";
	}
}
