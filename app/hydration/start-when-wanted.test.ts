import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readInlineText } from "./read-inline-text.ts";
import { runInlineText } from "./run-inline-text.ts";
import type { BootTable, StartPage } from "./start-page.ts";

const listening = readInlineText(join(import.meta.dirname, "start-when-wanted.ts"));
const starting = readInlineText(join(import.meta.dirname, "start-page.ts"));

describe.each([listening, starting])("the inline text", ({ text, moduleNames }) => {
	it("names nothing that its module declares or imports", () => {
		expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
	});

	it("closes no script element", () => {
		expect(text).not.toMatch(/<\/script|<!--/i);
	});
});

describe("the bundle", () => {
	it("is requested by no load and no idleness, so that who only reads pays nothing", async () => {
		const page = openPage({ document: { readyState: "complete" } });
		page.dispatch("load");
		page.dispatch("scroll");
		page.dispatch("wheel");
		await settle();
		expect(page.requests()).toEqual([]);
	});

	it.each(["pointerdown", "pointermove", "pointerup", "keydown", "focusin"])(
		"is requested at the first %s, loaded or not",
		async (intent) => {
			const page = openPage();
			page.dispatch(intent);
			await vi.waitUntil(() => page.requests().includes("entry"));
		},
	);

	it("is requested by a finger that taps, and not by one that scrolls", async () => {
		const page = openPage();
		page.dispatch("pointerdown", { pointerType: "touch" });
		page.dispatch("pointermove", { pointerType: "touch" });
		page.dispatch("pointercancel", { pointerType: "touch" });
		await settle();
		expect(page.requests()).toEqual([]);
		page.dispatch("pointerdown", { pointerType: "touch" });
		page.dispatch("pointerup", { pointerType: "touch" });
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is requested by no pointer on a link, as another document is to come", async () => {
		const page = openPage();
		const target = { closest: (selector: string) => selector === "a[href]" };
		for (const intent of ["pointermove", "pointerdown", "pointerup"])
			page.dispatch(intent, { pointerType: "mouse", target });
		await settle();
		expect(page.requests()).toEqual([]);
		page.dispatch("keydown", { target });
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is requested once, however much is touched", async () => {
		const page = openPage();
		page.dispatch("keydown");
		page.dispatch("pointerdown");
		await vi.waitUntil(() => page.requests().includes("entry"));
		await settle();
		expect(page.requests().toSorted()).toEqual(["entry", "home", "part", "root"]);
	});

	it("finds the matched routes' modules ready when its entry runs", async () => {
		const page = openPage();
		page.dispatch("keydown");
		await vi.waitUntil(() => page.requests().includes("entry"));
		expect(page.requests().at(-1)).toBe("entry");
		const modules = page.window.__reactRouterRouteModules as Record<string, { name: string }>;
		expect(Object.keys(modules)).toEqual(["root", "routes/home"]);
		expect(modules["routes/home"]?.name).toBe("home");
	});

	it("asks for no module before every file has come, as an import that failed is never tried again", async () => {
		let isOffline = true;
		const asked: string[] = [];
		const page = openPage({
			fetch: async (address: string) => {
				asked.push(address);
				if (isOffline && address.includes("part")) throw new TypeError("offline");
				return new Response("");
			},
		});
		page.dispatch("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
		await settle();
		expect(page.requests()).toEqual([]);
		expect(asked).toHaveLength(5);
		isOffline = false;
		page.dispatch("keydown");
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is not started by an answer that is none of its files", async () => {
		const page = openPage({ fetch: async () => new Response("gone", { status: 404 }) });
		page.dispatch("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
		expect(page.requests()).toEqual([]);
	});

	it("is tried again at the next touch after a fetch that failed", async () => {
		const page = openPage({}, { entry: "data:text/javascript,throw(0)" });
		page.dispatch("keydown");
		expect(page.listened()).not.toContain("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
		page.dispatch("keydown");
		expect(page.listened()).not.toContain("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
	});
});

describe("the loaders' data", () => {
	it("are there when the entry runs, where the page has only their address", async () => {
		const page = openPage({ fetch: answerState("the data") }, { state: "/.state" });
		page.dispatch("keydown");
		await vi.waitUntil(() => page.requests().includes("entry"));
		expect(await new Response(page.context.stream).text()).toBe("the data");
	});

	it("leave the page as it is for ever where the server has others by now", async () => {
		const page = openPage({ fetch: answerState(null, 204) }, { state: "/.state" });
		page.dispatch("keydown");
		await settle();
		page.dispatch("keydown");
		await settle();
		expect(page.requests()).toEqual([]);
		expect(page.listened()).toEqual([]);
	});

	it("are asked for again after a fault of the server", async () => {
		const page = openPage({ fetch: answerState("", 503) }, { state: "/.state" });
		page.dispatch("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
		expect(page.requests()).toEqual([]);
	});
});

describe("the whole style sheet", () => {
	it("is on the page before the entry runs, and asked for again where it failed", async () => {
		const links: { href: string; sheet?: object; onload: () => void; onerror: () => void }[] = [];
		const document = {
			querySelector: () => links.find(({ sheet }) => sheet) ?? null,
			createElement: () => ({ remove: () => {} }),
			head: { append: (link: (typeof links)[number]) => links.push(link) },
		};
		const page = openPage({ document });
		page.dispatch("keydown");
		await vi.waitUntil(() => links.length === 1);
		expect(links[0]?.href).toBe("whole.css");
		links[0]?.onerror();
		await vi.waitUntil(() => page.listened().includes("keydown"));
		page.dispatch("keydown");
		await settle();
		expect(page.requests()).toEqual([]);
		links[1]?.onload();
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is not asked for again where the page has it", async () => {
		const append = vi.fn();
		const document = { querySelector: () => ({ sheet: {} }), head: { append } };
		const page = openPage({ document });
		page.dispatch("keydown");
		await vi.waitUntil(() => page.requests().includes("entry"));
		expect(append).not.toHaveBeenCalled();
	});
});

/** Every address has its file, and the one of the data has these. */
function answerState(text: string | null, status = 200) {
	return async (address: string) =>
		address === "/.state" ? new Response(text, { status }) : fetch(address);
}

/** A minimal window in which the inline text runs, with modules that note that they were requested. */
function openPage(
	globals: Record<string, unknown> = {},
	{ entry, state = "" }: { entry?: string; state?: string } = {},
) {
	const id = `requests-${randomUUID()}`;
	const events = new EventTarget();
	const listened = new Set<string>();
	const context: { stream?: ReadableStream } = {};
	const addressOf = (name: string) =>
		`data:text/javascript,(globalThis["${id}"]??=[]).push("${name}");export%20const%20name="${name}"`;
	const window: Record<string, unknown> = {
		addEventListener: (type: string, listener: () => void, options: AddEventListenerOptions) => {
			listened.add(type);
			events.addEventListener(type, listener, options);
		},
		removeEventListener: (type: string, listener: () => void, options: EventListenerOptions) => {
			listened.delete(type);
			events.removeEventListener(type, listener, options);
		},
		__reactRouterContext: context,
		document: { querySelector: () => ({ sheet: {} }) },
		fetch,
		...globals,
	};
	const route = (routeId: string, name: string, imports: string[]) =>
		({ id: routeId, module: addressOf(name), imports }) as BootTable["manifest"]["routes"][string];
	const table: BootTable = {
		manifest: {
			entry: { module: entry ?? addressOf("entry"), imports: [] },
			routes: {
				root: route("root", "root", []),
				"routes/home": route("routes/home", "home", [addressOf("part")]),
				"routes/other": route("routes/other", "other", []),
			},
		},
		sheet: "whole.css",
		context: {},
	};
	window.keep = (start: StartPage) => Object.assign(globalThis, { [`start ${id}`]: start });
	runInlineText(`(table) => keep((...page) => (${starting.text})(table, ...page))`, window, table);
	const file = `data:text/javascript,export%20default%20globalThis["start%20${id}"]`;
	runInlineText(listening.text, window, file, ["root", "routes/home"], state);
	return {
		window,
		context,
		dispatch: (type: string, about: object = {}) =>
			events.dispatchEvent(
				Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(about)),
			),
		listened: () => [...listened],
		requests: (): string[] => Reflect.get(globalThis, id) ?? [],
	};
}

/** Long enough for modules that should not have been requested to show. */
function settle(): Promise<void> {
	return new Promise((done) => setTimeout(done, 20));
}
