import { z } from "zod";

/**
 * The schema of `content/messages.yaml`: messages that replace the product's, by namespace and key, in ICU's
 * MessageFormat; `check-messages.ts` compares them.
 */
export const messagesSchema = z
	.record(z.string(), z.record(z.string(), z.string().min(1)))
	.describe(
		"Texts that replace the product's own, by namespace and key, in ICU's MessageFormat: docs/editing.md",
	);
