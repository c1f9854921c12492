import * as z from "zod/mini";
import { cleanLine } from "#app/platform/clean-text.ts";

export const MAX_NAME_LENGTH = 80;
/** The greatest length by RFC 5321, 4.5.3.1.3, without the angle brackets. */
const MAX_EMAIL_LENGTH = 254;

/** Parses a person's name as colleagues see it. Returns null when it is empty, too long or has control characters. */
export function parseStaffName(text: string): string | null {
	const name = cleanLine(text);
	return name && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) ? name : null;
}

export function isEmail(text: string): boolean {
	return text.length <= MAX_EMAIL_LENGTH && z.email().safeParse(text).success;
}
