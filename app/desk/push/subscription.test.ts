import { expect, it } from "vitest";
import { parseSubscription } from "./subscription.ts";

const KEYS = { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) };
const parse = (endpoint: string, keys: object = KEYS) =>
	parseSubscription(JSON.stringify({ endpoint, expirationTime: null, keys }));

it.each([
	"https://fcm.googleapis.com/fcm/send/abc:def",
	"https://updates.push.services.mozilla.com/wpush/v2/abc",
	"https://web.push.apple.com/abc",
])("%s is a push service's", (endpoint) => {
	expect(parse(endpoint)).toEqual({ endpoint, ...KEYS });
});

it.each([
	"http://push.example/abc",
	"https://127.0.0.1/abc",
	"https://[::1]/abc",
	"https://2130706433/abc",
	"https://localhost/abc",
	"https://push.example:8443/abc",
	"https://user:word@push.example/abc",
	"javascript:alert(1)",
	`https://push.example/${"a".repeat(2_000)}`,
])("%s is none", (endpoint) => {
	expect(parse(endpoint)).toBeNull();
});

it("keys of another size are none, and no JSON is none", () => {
	expect(parse("https://push.example/a", { ...KEYS, auth: "short" })).toBeNull();
	expect(parse("https://push.example/a", { ...KEYS, p256dh: "short" })).toBeNull();
	expect(parseSubscription("{")).toBeNull();
});
