import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInlineText } from "#app/hydration/read-inline-text.ts";
import { runInlineText } from "#app/hydration/run-inline-text.ts";
import { THEMES } from "./early.ts";

const { text, moduleNames } = readInlineText(join(import.meta.dirname, "early.ts"));

describe("the inline text", () => {
	it("names nothing that its module declares or imports", () => {
		expect(moduleNames).toContain("THEMES");
		expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
	});

	it("closes no script element", () => {
		expect(text).not.toMatch(/<\/script|<!--/i);
	});
});

describe("the theme", () => {
	it.each([
		["light", "light"],
		["dark", "dark"],
		["system", undefined],
		["<b>", undefined],
		[null, undefined],
	])("kept as %j is put on the page before it is painted as %j", (kept, shown) => {
		const page = openPage({ theme: kept });
		expect(page.root.dataset.theme).toBe(shown);
	});

	it("is the system's where the browser keeps nothing", () => {
		const page = openPage({ isStorageClosed: true });
		expect(page.root.dataset.theme).toBeUndefined();
		page.choose("dark");
		expect(page.root.dataset.theme).toBe("dark");
	});

	it("colours the browser's own bars too, which follow the system until one is chosen", () => {
		const { bars, choose } = openPage({});
		const media = () => bars.map((bar) => bar.media);
		expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
		choose("dark");
		expect(media()).toEqual(["not all", "all"]);
		choose("system");
		expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
	});

	it("is kept and shown when it is chosen, also before hydration", () => {
		const page = openPage({});
		page.choose("dark");
		expect([page.root.dataset.theme, page.kept()]).toEqual(["dark", "dark"]);
		page.choose("system");
		expect([page.root.dataset.theme, page.kept()]).toEqual([undefined, "system"]);
	});

	it("checks the choice that holds, also in markup that comes later", () => {
		const page = openPage({ theme: "dark" });
		page.inputs.push(...THEMES.map((value) => new FakeInput("theme", value)));
		page.dispatch("DOMContentLoaded", {});
		expect(page.checked()).toEqual(["dark"]);
		page.choose("light");
		expect(page.checked()).toEqual(["light"]);
		page.choose("system");
		expect(page.checked()).toEqual(["system"]);
	});

	it("follows another tab", () => {
		const page = openPage({ theme: "dark" });
		page.dispatch("storage", { key: "theme", newValue: "light" });
		expect(page.root.dataset.theme).toBe("light");
		page.dispatch("storage", { key: "other", newValue: "dark" });
		expect(page.root.dataset.theme).toBe("light");
	});

	it("is left alone by other fields", () => {
		const page = openPage({ theme: "dark" });
		page.dispatch("change", { target: new FakeInput("email", "light") });
		expect([page.root.dataset.theme, page.kept()]).toEqual(["dark", "dark"]);
	});
});

describe("accordion keys", () => {
	it.each([
		["Home", 0],
		["End", 2],
		["ArrowDown", 2],
		["ArrowUp", 0],
	])("move the focus with %s from the second of three to place %i", (key, place) => {
		const { summaries, press } = openAccordion();
		expect(press(1, key)).toBe(true);
		expect(summaries.map(({ isFocused }) => isFocused).indexOf(true)).toBe(place);
	});

	it.each([
		[2, "ArrowDown", 0],
		[0, "ArrowUp", 2],
	])("go round at the ends: from place %i with %s to %i", (from, key, to) => {
		const { summaries, press } = openAccordion();
		press(from, key);
		expect(summaries.map(({ isFocused }) => isFocused).indexOf(true)).toBe(to);
	});

	it.each(["Enter", " ", "Tab", "a"])("leave %j to the browser", (key) => {
		const { summaries, press } = openAccordion();
		expect(press(1, key)).toBe(false);
		expect(summaries.some(({ isFocused }) => isFocused)).toBe(false);
	});

	it("are nothing outside an accordion", () => {
		const page = openPage({});
		expect(() => page.dispatch("keydown", { key: "End", target: new FakeElement() })).not.toThrow();
		expect(() => page.dispatch("keydown", { key: "End", target: {} })).not.toThrow();
	});
});

class FakeElement {
	isFocused = false;
	readonly #closest: Record<string, unknown>;

	constructor(closest: Record<string, unknown> = {}) {
		this.#closest = closest;
	}

	closest(selector: string): unknown {
		return selector === "summary" && this.#closest.group ? this : (this.#closest.group ?? null);
	}

	focus(): void {
		this.isFocused = true;
	}
}

class FakeInput extends FakeElement {
	checked = false;
	readonly name: string;
	readonly value: string;

	constructor(name: string, value: string) {
		super();
		this.name = name;
		this.value = value;
	}
}

type PageOptions = { theme?: string | null; isStorageClosed?: boolean };

/** A minimal window in which the inline text runs. */
function openPage({ theme = null, isStorageClosed = false }: PageOptions) {
	const listeners = new Map<string, (event: object) => void>();
	const root: { dataset: Record<string, string | undefined> } = { dataset: {} };
	const inputs: FakeInput[] = [];
	const bars = ["light", "dark"].map((scheme) => ({ dataset: { scheme }, media: "" }));
	let kept = theme;
	const guard = () => {
		if (isStorageClosed) throw new Error("storage is closed");
	};
	runInlineText(text, {
		document: {
			documentElement: root,
			querySelectorAll: (selector: string) => (selector.startsWith("meta") ? bars : inputs),
		},
		localStorage: {
			getItem: () => {
				guard();
				return kept;
			},
			setItem: (_name: string, value: string) => {
				guard();
				kept = value;
			},
		},
		addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
	});
	const dispatch = (type: string, event: object) => listeners.get(type)?.(event);
	return {
		root,
		inputs,
		bars,
		dispatch,
		kept: () => kept,
		checked: () => inputs.filter((input) => input.checked).map(({ value }) => value),
		choose: (value: string) => dispatch("change", { target: new FakeInput("theme", value) }),
	};
}

function openAccordion() {
	const page = openPage({});
	const summaries: FakeElement[] = [];
	const group = { querySelectorAll: () => summaries };
	summaries.push(...[0, 1, 2].map(() => new FakeElement({ group })));
	return {
		summaries,
		/** Tells whether the browser's own answer to the key was prevented. */
		press: (place: number, key: string): boolean => {
			let isPrevented = false;
			const preventDefault = () => {
				isPrevented = true;
			};
			page.dispatch("keydown", { key, target: summaries[place], preventDefault });
			return isPrevented;
		},
	};
}
