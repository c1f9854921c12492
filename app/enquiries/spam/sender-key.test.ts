import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { toSenderKey } from "./sender-key.ts";

const KEY = randomBytes(32);
const isSame = (one: string, other: string) => toSenderKey(one, KEY) === toSenderKey(other, KEY);

describe("a sender's key", () => {
	it("is the same for the same address, another for another", () => {
		expect(isSame("203.0.113.7", "203.0.113.7")).toBe(true);
		expect(isSame("203.0.113.7", "203.0.113.8")).toBe(false);
	});

	it("is the same for an IPv4 address in its IPv6 coat", () => {
		expect(isSame("203.0.113.7", "::ffff:203.0.113.7")).toBe(true);
	});

	it("is one for an IPv6 network of 64 bits, however it is written", () => {
		expect(isSame("2001:db8:1:2:aaaa::1", "2001:0DB8:1:2::9")).toBe(true);
		expect(isSame("2001:db8::1", "2001:db8:0:0:1:2:3:4")).toBe(true);
		expect(isSame("2001:db8:1:2::1", "2001:db8:1:3::1")).toBe(false);
		expect(isSame("::1", "::2")).toBe(true);
	});

	it("tells nothing without the key, and has no address in it", () => {
		expect(toSenderKey("203.0.113.7", randomBytes(32))).not.toBe(toSenderKey("203.0.113.7", KEY));
		expect(toSenderKey("203.0.113.7", KEY)).toMatch(/^[\w-]{22}$/);
	});
});
