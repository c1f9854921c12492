import type { SessionRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

const RECENT_MS = 10 * MINUTE;

/** Returns whether the person has just signed in, as somebody with a stolen cookie has not. */
export function isRecentSignIn({ createdAt }: Pick<SessionRow, "createdAt">): boolean {
	return Date.parse(createdAt) > getNow() - RECENT_MS;
}
