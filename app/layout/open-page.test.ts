import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInlineText } from "#app/hydration/read-inline-text.ts";
import { runInlineText } from "#app/hydration/run-inline-text.ts";

const { text, moduleNames } = readInlineText(join(import.meta.dirname, "open-page.ts"));

it("names nothing that its module declares or imports, and closes no script element", () => {
	expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
	expect(text).not.toMatch(/<\/script|<!--/i);
});

describe("a page that opens", () => {
	it.each([true, false])(
		"has its sections one by one once it has loaded, idle calls: %s",
		(hasIdle) => {
			const page = visit({ hasIdle });
			expect(page.shown()).toBe(0);
			page.load();
			for (const count of [1, 2, 3]) {
				if (count > 1) page.rest();
				expect(page.shown()).toBe(count);
				expect(page.isOpening()).toBe(true);
			}
			page.rest();
			expect(page.isOpening()).toBe(false);
			page.rest();
		},
	);

	it("is whole from its first paint for who comes back to it or is led to a place in it", () => {
		expect(visit({ state: { key: "default" } }).isOpening()).toBe(false);
		expect(visit({ hash: "#pricing" }).isOpening()).toBe(false);
	});
});

describe("the fonts that have to be fetched", () => {
	it("come after the first paint to who comes from elsewhere", () => {
		for (const referrer of ["", "https://search.example/?q=kiteline.example"]) {
			const page = visit({ referrer });
			expect(page.fonts()).toBe("not all");
			page.paint("first-paint");
			expect(page.fonts()).toBe("not all");
			page.paint("first-contentful-paint");
			expect(page.fonts()).toBe("all");
		}
	});

	it.each([
		["who comes from another page of the site", { referrer: "https://kiteline.example/about" }],
		["who comes back", { state: { key: "default" } }],
		["a page that is made ready ahead", { isHidden: true }],
	])("are never taken from %s", (_who, options) => {
		expect(visit(options).fonts()).toBe("all");
	});
});

type Visit = {
	hasIdle?: boolean;
	/** Of the entry in the history. */
	state?: object | null;
	hash?: string;
	referrer?: string;
	isHidden?: boolean;
};

/** A minimal window of a page with three sections. */
function visit({
	hasIdle = true,
	state = null,
	hash = "",
	referrer = "",
	isHidden = false,
}: Visit) {
	const sections = [0, 1, 2].map(() => ({ style: { contentVisibility: "" } }));
	const dataset: Record<string, string | undefined> = {};
	const calls: (() => void)[] = [];
	const fonts = { media: { mediaText: "all" } };
	let load = () => {};
	let paint = (_paints: object) => {};
	const later = {
		[hasIdle ? "requestIdleCallback" : "setTimeout"]: (call: () => void) => calls.push(call),
	};
	runInlineText(text, {
		...later,
		document: {
			documentElement: { dataset },
			querySelectorAll: () => new Set(sections),
			styleSheets: [{ cssRules: [fonts] }],
			referrer,
			hidden: isHidden,
		},
		history: { state },
		location: { hash, host: "kiteline.example" },
		PerformanceObserver: class {
			constructor(call: (paints: object) => void) {
				paint = call;
			}
			observe() {}
		},
		addEventListener: (_type: "load", listener: () => void) => {
			load = listener;
		},
	});
	return {
		load: () => load(),
		paint: (name: string) =>
			paint({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) }),
		fonts: () => fonts.media.mediaText,
		rest: () => calls.shift()?.(),
		shown: () => sections.filter(({ style }) => style.contentVisibility === "visible").length,
		isOpening: () => dataset.opening === "",
	};
}
