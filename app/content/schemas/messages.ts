import { z } from "zod";

/**
 * The schema of `content/messages.yaml`: messages that replace the product's, by namespace and key, in ICU's
 * MessageFormat; `check-messages.ts` compares them.
 */
export const messagesSchema = z.record(z.string(), z.record(z.string(), z.string().min(1))).meta({
	title: "Texts of your own",
	description:
		"They replace the product's own texts, by namespace and key, in ICU's MessageFormat. All of them and how to write them are in the guide to editing",
});
