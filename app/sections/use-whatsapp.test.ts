import { describe, expect, it } from "vitest";
import { greet, readSubject } from "./use-whatsapp.ts";

describe("the words of a chat", () => {
	it("name what the page is about", () => {
		const page = {
			params: { service: "seo", place: "mumbai" },
			loaderData: { meta: { title: "SEO Services in Mumbai" } },
		};
		expect(greet("Kiteline", readSubject(page))).toBe(
			"Hello Kiteline, I have a question about SEO Services in Mumbai.",
		);
	});

	it("tell a part and its whole in one breath", () => {
		const page = {
			params: { place: "technical" },
			loaderData: { meta: { title: "Technical SEO | SEO" } },
		};
		expect(readSubject(page)).toBe("Technical SEO, SEO");
	});

	it.each([
		["the home page", { params: {}, loaderData: { meta: { title: "Kiteline" } } }],
		["a page whose loader failed", { params: { city: "x" }, loaderData: undefined }],
		["a page that is not there", { params: { "*": "x" }, loaderData: null }],
		["a page without a title", { params: { city: "x" }, loaderData: { meta: {} } }],
		["no page", undefined],
	])("name nothing on %s", (_what, page) => {
		expect(greet("Kiteline", readSubject(page))).toBe("Hello Kiteline, I have a question.");
	});
});
