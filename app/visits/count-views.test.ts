import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readInlineText } from "#app/hydration/read-inline-text.ts";
import { runInlineText } from "#app/hydration/run-inline-text.ts";

const { text, moduleNames } = readInlineText(join(import.meta.dirname, "count-views.ts"));

describe("the inline text", () => {
	it("names nothing that its module declares or imports, and closes no script element", () => {
		expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
		expect(text).not.toMatch(/<\/script|<!--/i);
	});
});

describe("a visit's first page", () => {
	it("is told once the page is painted, and then no more", () => {
		const page = openPage("/mumbai");
		expect(page.told()).toEqual([]);
		page.paint();
		expect(page.told()).toEqual([{ path: "/mumbai", from: {} }]);
		page.dispatch("pagehide");
		expect(page.told()).toHaveLength(1);
	});

	it("is told with the host that led there and the campaign, and with nothing else of the address", () => {
		const page = openPage(
			"/mumbai?utm_source=news&utm_medium=email&utm_campaign=lamps&utm_term=x&q=private",
			{ referrer: "https://search.example/find?q=secret" },
		);
		page.paint();
		expect(page.told()).toEqual([
			{
				path: "/mumbai",
				from: {
					referrer: "search.example",
					touch: "utm_source=news&utm_medium=email&utm_campaign=lamps",
				},
			},
		]);
	});

	it("names the kind of an advertisement's click and not its number", () => {
		const page = openPage("/?gclid=abc123");
		page.paint();
		expect(page.told()).toEqual([{ path: "/", from: { touch: "gclid" } }]);
	});

	it.each([
		["the site's own page led there", { referrer: "https://site.example/about" }],
		["it is loaded again", { arrival: "reload" }],
		["it is gone back to", { arrival: "back_forward" }],
	])("is a later one when %s", (_when, how) => {
		const page = openPage("/mumbai?utm_source=news", how);
		page.paint();
		expect(page.told()).toEqual([{ path: "/mumbai" }]);
	});

	it("is told as it is left early", () => {
		const page = openPage("/mumbai");
		page.dispatch("pagehide");
		expect(page.told()).toHaveLength(1);
	});
});

describe("a page that nobody sees", () => {
	it("is not told until it is shown", () => {
		const page = openPage("/mumbai", { isHidden: true });
		page.paint();
		expect(page.told()).toEqual([]);
		page.show();
		expect(page.told()).toHaveLength(1);
	});

	it("is never told when it goes unseen", () => {
		const page = openPage("/mumbai", { isHidden: true });
		page.paint();
		page.dispatch("pagehide");
		expect(page.told()).toEqual([]);
	});
});

describe("a later page", () => {
	it("is told when it is shown in place, and the one before it first", () => {
		const page = openPage("/?utm_source=news");
		page.goInPlace("/about");
		page.goInPlace("/contact");
		expect(page.told()).toEqual([
			{ path: "/", from: { touch: "utm_source=news" } },
			{ path: "/about" },
			{ path: "/contact" },
		]);
	});

	it("is told when the browser brings it back from its memory", () => {
		const page = openPage("/about");
		page.paint();
		page.dispatch("pageshow", { persisted: false });
		page.dispatch("pageshow", { persisted: true });
		expect(page.told()).toEqual([{ path: "/about", from: {} }, { path: "/about" }]);
	});
});

it.each([
	["Global Privacy Control", { globalPrivacyControl: true }],
	["Do Not Track", { doNotTrack: "1" }],
])("nothing is told with %s", (_wish, wishes) => {
	const page = openPage("/mumbai", { wishes });
	page.paint();
	page.goInPlace("/about");
	page.dispatch("pagehide");
	expect(page.told()).toEqual([]);
});

type How = { referrer?: string; arrival?: string; isHidden?: boolean; wishes?: object };

/** A minimal window in which the inline text runs. */
function openPage(
	path: string,
	{ referrer = "", arrival = "navigate", isHidden = false, wishes = {} }: How = {},
) {
	const told: unknown[] = [];
	const listeners = new Map<string, (event: object) => void>();
	let paint = (_paints: object) => {};
	const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
	const document = {
		readyState: "loading",
		referrer,
		visibilityState: isHidden ? "hidden" : "visible",
	};
	const window: Record<string, unknown> = {
		navigator: {
			...wishes,
			sendBeacon: (address: string, body: string) => told.push([address, JSON.parse(body)]),
		},
		performance: { getEntriesByType: () => [{ type: arrival }] },
		location: new URL(path, "https://site.example"),
		PerformanceObserver: class {
			constructor(call: (paints: object) => void) {
				paint = call;
			}
			observe() {}
		},
		document,
		addEventListener,
	};
	runInlineText(text, window);
	const dispatch = (type: string, event: object = {}) => listeners.get(type)?.(event);
	return {
		dispatch,
		paint: () => {
			for (const name of ["first-paint", "first-contentful-paint"])
				paint({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
		},
		show: () => {
			document.visibilityState = "visible";
			dispatch("visibilitychange");
		},
		goInPlace: (next: string) => {
			window.location = new URL(next, "https://site.example");
			dispatch("page-changed-in-place");
		},
		told: () => {
			expect(told.every((call) => Array.isArray(call) && call[0] === "/visits")).toBe(true);
			return told.map((call) => Array.isArray(call) && call[1]);
		},
	};
}
