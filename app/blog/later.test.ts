import { describe, expect, it } from "vitest";
import { describeAnswer, hasLaterParts, isLater } from "./later.ts";

describe("isLater", () => {
	it("tells a promised part from one that is there", () => {
		expect(isLater({ later: Promise.resolve({}) })).toBe(true);
		expect(isLater({ later: "tomorrow" })).toBe(false);
		expect(isLater({ status: "loaded" })).toBe(false);
	});
});

describe("hasLaterParts", () => {
	it("finds a promise in any loader's data", () => {
		const posts = { later: Promise.resolve({}) };
		expect(hasLaterParts({ root: { site: {} }, blog: { page: {}, posts } })).toBe(true);
	});

	it("finds none where all is there", () => {
		const data = {
			root: null,
			a: undefined,
			b: "text",
			c: { posts: { status: "loaded" }, d: null },
		};
		expect(hasLaterParts(data)).toBe(false);
		expect(hasLaterParts({})).toBe(false);
	});
});

describe("describeAnswer", () => {
	it("keeps an answer in parts out of every cache and compressor", () => {
		const { status, headers } = describeAnswer({ later: Promise.resolve({}) });
		expect(status).toBe(200);
		expect(new Headers(headers).get("Cache-Control")).toBe("no-store, no-transform");
	});

	it("answers 503 with a time to try again when the source is unavailable", () => {
		const { status, headers } = describeAnswer({ status: "unavailable" });
		expect(status).toBe(503);
		expect(Number(new Headers(headers).get("Retry-After"))).toBeGreaterThan(0);
		expect(new Headers(headers).get("Cache-Control")).toBe("no-store");
	});

	it.each(["loaded", "found"])("answers 200 when the posts are %s", (status) => {
		expect(describeAnswer({ status })).toEqual({ status: 200, headers: {} });
	});
});
