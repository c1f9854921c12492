import * as z from "zod/mini";
import { parseCodes, storedTextSchema } from "#app/platform/stored-codes.ts";

/** Why the filter took an enquiry for spam, or what it could not find out. */
export const spamReasonSchema = z.discriminatedUnion("code", [
	z.object({
		code: z.literal([
			"trapped",
			"without-form",
			"turnstile-failed",
			"turnstile-silent",
			"markup-links",
			"link-for-name",
			"only-links",
			"repetition",
		]),
	}),
	z.object({ code: z.literal("too-fast"), seconds: z.number() }),
	z.object({ code: z.literal(["links", "same-words", "mail-flood"]), count: z.number() }),
	storedTextSchema,
]);
export type SpamReason = z.infer<typeof spamReasonSchema>;

/** Parses the reasons of a row, which are JSON, or nothing where there are none. */
export function parseSpamReasons(stored: string): SpamReason[] {
	return stored ? parseCodes(spamReasonSchema, stored) : [];
}

/** Formats reasons as a row has them. */
export function storeSpamReasons(reasons: readonly SpamReason[]): string {
	return reasons.length > 0 ? JSON.stringify(reasons) : "";
}
