import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** Creates a token in lower case, as paths are. */
export function createToken(): string {
	return randomBytes(TOKEN_BYTES).toString("hex");
}

/** Hashes a token, as tokens are stored as hashes alone. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("base64url");
}
