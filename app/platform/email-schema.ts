import { z } from "zod";
import { cleanEmail } from "./clean-text.ts";
import { parseEmailAddress } from "./email-address.ts";

/** An e-mail address in a file or a setting, by the rules for those that visitors type. */
export const emailSchema = z
	.string()
	.overwrite((text) => parseEmailAddress(cleanEmail(text)) ?? text)
	.refine(
		(text) => parseEmailAddress(text) !== null,
		"must be an e-mail address, as hello@agency.example",
	)
	.meta({ format: "email" });
