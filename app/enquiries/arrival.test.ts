import { describe, expect, it } from "vitest";
import { readArrival, readTouch } from "./arrival.ts";
import { readSource } from "./enquiry.ts";

function read(fields: Record<string, string>) {
	return readArrival((name) => fields[name] ?? "");
}

describe("readArrival", () => {
	it("takes what a page remembers", () => {
		const arrival = read({
			landingPage: "/mumbai/bandra",
			referrer: "www.Google.com",
			firstTouch: "utm_source=newsletter&utm_campaign=diwali",
			lastTouch: "gclid=abc123&utm_term=seo+mumbai",
		});
		expect(arrival).toEqual({
			landingPage: "/mumbai/bandra",
			referrer: "www.google.com",
			firstTouch: { utm_source: "newsletter", utm_campaign: "diwali" },
			lastTouch: { utm_term: "seo mumbai", gclid: "abc123" },
		});
	});

	it("knows nothing when nothing is sent", () => {
		const nothing = { landingPage: null, referrer: null, firstTouch: null, lastTouch: null };
		expect(read({})).toEqual(nothing);
	});

	it.each([
		"https://evil.example/",
		"//evil.example",
		"/\\evil.example",
		"relative",
		"/a b",
		"/a\r\nb",
		`/${"a".repeat(300)}`,
	])("leaves out %j for a landing page", (landingPage) => {
		expect(read({ landingPage }).landingPage).toBeNull();
	});

	it.each(["http://a.example", "a.example/path", "-a.example", "a b", "<b>", "a".repeat(254)])(
		"leaves out %j for a referrer",
		(referrer) => {
			expect(read({ referrer }).referrer).toBeNull();
		},
	);
});

describe("readTouch", () => {
	it("leaves out every other parameter", () => {
		expect(readTouch(new URLSearchParams("q=secret&__proto__=x&utm_source=a"))).toEqual({
			utm_source: "a",
		});
	});

	it("bounds the values and drops control characters", () => {
		const touch = readTouch(new URLSearchParams(`utm_source=a%0D%0Ab&utm_term=${"x".repeat(999)}`));
		expect(touch?.utm_source).toBe("ab");
		expect(touch?.utm_term).toHaveLength(200);
	});
});

describe("readSource", () => {
	it("is the last campaign's, else the advertiser's, else the host's, else direct", () => {
		const referrer = "search.example";
		expect(readSource({ lastTouch: { utm_source: "Diwali", gclid: "x" }, referrer })).toBe(
			"diwali",
		);
		expect(readSource({ lastTouch: { gclid: "x" }, referrer })).toBe("google-ads");
		expect(readSource({ lastTouch: { fbclid: "x" }, referrer })).toBe("meta");
		expect(readSource({ lastTouch: null, referrer })).toBe(referrer);
		expect(readSource({ lastTouch: null, referrer: null })).toBe("direct");
	});

	it("is a short name, which can be no person's address", () => {
		const name = (utm_source: string) => readSource({ lastTouch: { utm_source }, referrer: null });
		expect(name("Desai's News / June")).toBe("desai-s-news-june");
		expect(name("riya@desaicotton.example")).toBe("other");
		expect(name("x".repeat(41))).toBe("other");
	});
});
