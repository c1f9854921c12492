import * as z from "zod/mini";

export const MAX_NAME_LENGTH = 80;

/** A person's name as colleagues see it; null when it is empty, too long or has control characters. */
export function parseStaffName(text: string): string | null {
	const name = text.trim();
	return name && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) ? name : null;
}

export function isEmail(text: string): boolean {
	return z.email().safeParse(text).success;
}
