import { cleanLine } from "#app/platform/clean-text.ts";

export const MAX_NAME_LENGTH = 80;

/** Parses a person's name as colleagues see it. Returns null when it is empty, too long or has control characters. */
export function parseStaffName(text: string): string | null {
	const name = cleanLine(text);
	return name && name.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(name) ? name : null;
}
