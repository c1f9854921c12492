import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInlineText } from "#app/hydration/read-inline-text.ts";
import { runInlineText } from "#app/hydration/run-inline-text.ts";

const { text, moduleNames } = readInlineText(join(import.meta.dirname, "remember-arrival.ts"));

describe("the inline text", () => {
	it("names nothing that its module declares or imports, and closes no script element", () => {
		expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
		expect(text).not.toMatch(/<\/script|<!--/i);
	});
});

describe("what is remembered", () => {
	it("is the first page, who led there and the campaign, and of other parameters nothing", () => {
		const tab = openTab();
		tab.visit(
			"/mumbai?utm_source=diwali&q=private&gclid=x",
			"https://search.example/find?q=secret",
		);
		expect(tab.remembered()).toEqual({
			landingPage: "/mumbai",
			referrer: "search.example",
			firstTouch: "utm_source=diwali&gclid=x",
			lastTouch: "utm_source=diwali&gclid=x",
		});
	});

	it("keeps the first page and the first campaign, and follows the last one", () => {
		const tab = openTab();
		tab.visit("/?utm_source=a", "");
		tab.visit("/pune?utm_source=b", "https://site.example/");
		tab.visit("/contact", "https://site.example/pune");
		expect(tab.remembered()).toEqual({
			landingPage: "/",
			firstTouch: "utm_source=a",
			lastTouch: "utm_source=b",
		});
	});

	it("is nothing at all where the browser asks for privacy", () => {
		const tab = openTab({ globalPrivacyControl: true });
		tab.visit("/?utm_source=a", "https://search.example/");
		expect(tab.remembered()).toBeNull();
		expect(tab.send({ formToken: "t" })).toEqual({ formToken: "t" });
	});
});

describe("a form that is sent", () => {
	it("takes it along when it is the enquiry's, and no other does", () => {
		const tab = openTab();
		tab.visit("/pune?utm_source=a", "");
		expect(tab.send({ formToken: "t", name: "Riya" })).toMatchObject({
			name: "Riya",
			landingPage: "/pune",
			lastTouch: "utm_source=a",
		});
		expect(tab.send({ q: "seo" })).toEqual({ q: "seo" });
	});

	it("goes without it where the browser keeps nothing or something else", () => {
		const closed = openTab({ isStorageClosed: true });
		closed.visit("/pune", "");
		expect(closed.send({ formToken: "t" })).toEqual({ formToken: "t" });
		const odd = openTab({ kept: "no JSON at all" });
		odd.visit("/pune", "");
		expect(odd.send({ formToken: "t" })).toMatchObject({ landingPage: "/pune" });
	});
});

type TabOptions = { globalPrivacyControl?: boolean; isStorageClosed?: boolean; kept?: string };

/** A minimal tab: pages come and go, its session storage stays. */
function openTab({ globalPrivacyControl, isStorageClosed, kept }: TabOptions = {}) {
	let stored = kept;
	let listener: (event: object) => void = () => {};
	const guard = () => {
		if (isStorageClosed) throw new Error("storage is closed");
	};
	return {
		visit: (path: string, referrer: string) => {
			listener = () => {};
			runInlineText(text, {
				navigator: { globalPrivacyControl },
				location: new URL(path, "https://site.example"),
				document: { referrer },
				requestAnimationFrame: (draw: () => void) => draw(),
				setTimeout: (run: () => void) => run(),
				sessionStorage: {
					get arrival() {
						guard();
						return stored;
					},
					set arrival(value: string | undefined) {
						guard();
						stored = value;
					},
				},
				addEventListener: (_type: string, heard: () => void) => {
					listener = heard;
				},
			});
		},
		remembered: () => (stored ? JSON.parse(stored) : null),
		send: (fields: Record<string, string>) => {
			const formData = new FormData();
			for (const [name, value] of Object.entries(fields)) formData.set(name, value);
			listener({ formData });
			return Object.fromEntries(formData);
		},
	};
}
