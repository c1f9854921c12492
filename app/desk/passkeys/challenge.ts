import { randomBytes } from "node:crypto";
import { createFormToken, parseFormToken } from "#app/enquiries/spam/form-token.ts";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";

/** A challenge; it expires at `expiresAt`, in Unix ms, and its id is used once. */
export type Challenge = { id: string; expiresAt: number };

/** The purpose: a sign-in, or a new passkey of one person, by their id. */
export type ChallengePurpose = "sign-in" | `passkey ${string}`;

const LIFETIME_MS = 5 * MINUTE;
const ID_BYTES = 16;

/** Creates a signed challenge, so that nothing is stored until it is answered. */
export function createChallenge(purpose: ChallengePurpose, key: Buffer, now = getNow()): string {
	const id = randomBytes(ID_BYTES).toString("hex");
	return `${id} ${createFormToken(`${purpose} ${id}`, now, key)}`;
}

/**
 * Parses a challenge from base64url, as a browser repeats it. Returns undefined when it is not ours, for another
 * purpose, or too old.
 */
export function parseChallenge(
	encoded: string,
	purpose: ChallengePurpose,
	key: Buffer,
	now = getNow(),
): Challenge | undefined {
	const [id = "", token = ""] = Buffer.from(encoded, "base64url").toString().split(" ");
	const createdAt = parseFormToken(token, `${purpose} ${id}`, [key]);
	if (createdAt === null || createdAt + LIFETIME_MS <= now) return undefined;
	return { id, expiresAt: createdAt + LIFETIME_MS };
}
