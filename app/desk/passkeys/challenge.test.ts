import { expect, it } from "vitest";
import { createChallenge, parseChallenge } from "./challenge.ts";

const KEY = Buffer.alloc(32, 1);
const NOW = Date.UTC(2026, 10, 25);

const encode = (challenge: string) => Buffer.from(challenge).toString("base64url");

it("a challenge counts for five minutes, for its own purpose and with our key", () => {
	const challenge = encode(createChallenge("passkey meera", KEY, NOW));
	const parsed = parseChallenge(challenge, "passkey meera", KEY, NOW + 299_999);
	expect(parsed).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), expiresAt: NOW + 300_000 });
	expect(parseChallenge(challenge, "passkey meera", KEY, NOW + 300_000)).toBeUndefined();
	for (const purpose of ["sign-in", "passkey kabir"] as const)
		expect(parseChallenge(challenge, purpose, KEY, NOW), purpose).toBeUndefined();
	expect(parseChallenge(challenge, "passkey meera", Buffer.alloc(32, 2), NOW)).toBeUndefined();
});

it.each(["", "x", "x y", `${"0".repeat(32)} 0.${"a".repeat(43)}`])("%j is no challenge", (text) => {
	expect(parseChallenge(encode(text), "sign-in", KEY, NOW)).toBeUndefined();
});
