import * as z from "zod/mini";
import { SHIPPED_LANGUAGES } from "#app/messages/languages.ts";
import { cleanEmail, cleanLine } from "#app/platform/clean-text.ts";
import { text } from "#app/platform/http/form-fields.ts";

export const MAX_NAME_LENGTH = 80;

/** The fields of the forms of the page, each of which has some of them. */
export const peopleFields = z.object({
	intent: text,
	/** The id of the person who is changed. */
	person: text,
	/** The name of who is invited, or of a passkey. */
	name: text,
	email: z.pipe(text, z.transform(cleanEmail)),
	role: z.catch(z.pipe(text, z.enum(["owner", "member"])), "member"),
	/** Not empty if the person may publish changes of the website. */
	publishes: text,
	signature: text,
	/** Empty for the language of the site. */
	language: z.catch(z.pipe(text, z.enum(["", ...SHIPPED_LANGUAGES])), ""),
	/** What the browser responds for a new passkey, and for notifications: JSON. */
	response: text,
	subscription: text,
	/** Not empty if notifications may have the names of visitors. */
	names: text,
	/** The ids of what is removed or ended. */
	passkey: text,
	device: text,
	session: text,
});

export type PeopleForm = z.infer<typeof peopleFields>;
/** Parses a person's name as colleagues see it. Returns null when it is empty, too long or has control characters. */
export function parseStaffName(text: string): string | null {
	const name = cleanLine(text);
	return name && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) ? name : null;
}
