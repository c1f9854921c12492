import { expect, it } from "vitest";
import { findClaimedStaff } from "./passkeys.ts";
import { parseAuthentication } from "./responses.ts";

const encode = (text: string) => Buffer.from(text).toString("base64url");
const write = (id: string, person: string) => {
	const text = encode("x");
	const texts = { clientDataJSON: text, authenticatorData: text, signature: text };
	const response = { ...texts, userHandle: encode(person) };
	return JSON.stringify({ id, rawId: id, type: "public-key", response });
};

it("an id and a person are what PostgreSQL can compare", () => {
	const id = encode("a passkey");
	expect(parseAuthentication(write(id, "someone"))?.id).toBe(id);
	expect(parseAuthentication(write("a\u0000", "someone"))).toBeUndefined();
	expect(findClaimedStaff(write(id, "0199-ab"))).toBe("0199-ab");
	expect(findClaimedStaff(write(id, "a\u0000"))).toBeUndefined();
});
