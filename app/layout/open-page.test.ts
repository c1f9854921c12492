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
			const page = visit({ hasIdle, referrer: "https://kiteline.example/about" });
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

	it("leaves the rest out until the first frame is on its way, and not where it is whole by then", () => {
		const page = visit({});
		expect(page.opening()).toBe("first");
		page.draw();
		expect(page.opening()).toBe("rest");
		const sooner = visit({ referrer: "https://kiteline.example/about" });
		sooner.load();
		for (let section = 0; section < 3; section++) sooner.rest();
		sooner.draw();
		expect(sooner.isOpening()).toBe(false);
	});

	it("is whole from its first paint for who comes back to it or is led to a place in it", () => {
		expect(visit({ state: { key: "default" } }).isOpening()).toBe(false);
		expect(visit({ hash: "#pricing" }).isOpening()).toBe(false);
	});
});

describe("the fonts that have to be fetched", () => {
	const newcomer = { referrer: "https://search.example/?q=kiteline.example" };

	it.each([{}, newcomer])("are fetched once a newcomer has seen the text: %j", async (options) => {
		const page = visit(options);
		expect(page.media()).toBe("not all");
		page.paint("first-paint");
		await page.settle();
		expect(page.fonts()).toEqual([]);
		page.paint("first-contentful-paint");
		await page.settle();
		expect(page.fonts()).toEqual(['A url("/a.woff2") 400 700', 'B url("/b.woff2") 800']);
		expect(page.media()).toBe("not all");
	});

	it("are waited for by what is below the first screen", async () => {
		const page = visit(newcomer);
		page.load();
		expect(page.shown()).toBe(0);
		page.paint("first-contentful-paint");
		await page.settle();
		expect(page.shown()).toBe(1);
	});

	it("are left to the browser, and the page shown, where one cannot be had", async () => {
		const page = visit({ ...newcomer, isFontLost: true });
		page.paint("first-contentful-paint");
		await page.settle();
		expect([page.fonts(), page.media(), page.shown()]).toEqual([[], "all", 1]);
	});

	it.each([
		["who comes from another page of the site", { referrer: "https://kiteline.example/about" }],
		["who comes back", { state: { key: "default" } }],
		["a page that is made ready ahead", { isHidden: true }],
	])("are never taken from %s", (_who, options) => {
		expect(visit(options).media()).toBe("all");
	});
});

type Visit = {
	hasIdle?: boolean;
	/** Of the entry in the history. */
	state?: object | null;
	hash?: string;
	referrer?: string;
	isHidden?: boolean;
	isFontLost?: boolean;
};

/** A minimal window of a page with three sections. */
function visit({
	hasIdle = true,
	state = null,
	hash = "",
	referrer = "",
	isHidden = false,
	isFontLost = false,
}: Visit) {
	const sections = [0, 1, 2].map(() => ({ style: { contentVisibility: "" } }));
	const dataset: Record<string, string | undefined> = {};
	const calls: (() => void)[] = [];
	const group = {
		media: { mediaText: "all" },
		cssRules: [toRule("A", "400 700"), toRule("B", "800")],
	};
	const fonts: string[] = [];
	let load = () => {};
	let paint = (_paints: object) => {};
	const frames: (() => void)[] = [];
	runInlineText(text, {
		...(hasIdle && { requestIdleCallback: (call: () => void) => calls.push(call) }),
		setTimeout: (call: () => void) => calls.push(call),
		requestAnimationFrame: (call: () => void) => frames.push(call),
		document: {
			documentElement: { dataset },
			querySelectorAll: () => new Set(sections),
			currentScript: { previousElementSibling: { sheet: { cssRules: [group] } } },
			fonts: { add: (font: string) => fonts.push(font) },
			referrer,
			hidden: isHidden,
		},
		history: { state },
		location: { hash, host: "kiteline.example" },
		FontFace: class {
			text: string;
			constructor(family: string, source: string, { weight }: { weight: string }) {
				this.text = `${family} ${source} ${weight}`;
			}
			async load() {
				if (isFontLost) throw new Error("Lost.");
				return this.text;
			}
		},
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
		/** Lets promises follow. */
		settle: () => new Promise((done) => setTimeout(done)),
		media: () => group.media.mediaText,
		fonts: () => fonts,
		rest: () => calls.shift()?.(),
		draw: () => {
			for (const call of frames) call();
			calls.shift()?.();
		},
		shown: () => sections.filter(({ style }) => style.contentVisibility === "visible").length,
		opening: () => dataset.opening,
		isOpening: () => dataset.opening !== undefined,
	};
}

/** As the browser tells of `@font-face`. */
function toRule(family: string, weight: string) {
	const texts: Record<string, string> = {
		"font-family": `"${family}"`,
		src: `url("/${family.toLowerCase()}.woff2")`,
		"font-weight": weight,
	};
	return { style: { getPropertyValue: (name: string) => texts[name] } };
}
