import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { readInlineText, runInlineText } from "./inline-text-for-tests.ts";

const { text, moduleNames } = readInlineText(
	join(import.meta.dirname, "start-when-wanted.ts"),
	"startWhenWanted",
);

describe("the inline text", () => {
	it("names nothing that its module declares or imports", () => {
		expect(moduleNames.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
	});

	it("closes no script element", () => {
		expect(text).not.toMatch(/<\/script|<!--/i);
	});
});

describe("the bundle", () => {
	it("is requested when the page has loaded and is idle, and not before", async () => {
		const page = openPage();
		await settle();
		expect(page.requests()).toEqual([]);
		page.dispatch("load");
		await settle();
		expect(page.requests()).toEqual([]);
		page.beIdle();
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("waits for idleness only when the page had loaded before", async () => {
		const page = openPage({ document: { readyState: "complete" } });
		page.beIdle();
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is requested a while after load where the browser tells no idleness", async () => {
		const waits: (() => void)[] = [];
		const page = openPage({
			requestIdleCallback: undefined,
			setTimeout: (work: () => void) => waits.push(work),
		});
		page.dispatch("load");
		expect(waits).toHaveLength(1);
		waits[0]?.();
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it.each(["pointerdown", "pointermove", "touchstart", "keydown", "focusin"])(
		"is requested at the first %s, loaded or not",
		async (intent) => {
			const page = openPage();
			page.dispatch(intent);
			await vi.waitUntil(() => page.requests().includes("entry"));
		},
	);

	it("waits for an intent when the visitor saves data", async () => {
		const page = openPage({
			navigator: { connection: { saveData: true } },
			document: { readyState: "complete" },
		});
		page.dispatch("load");
		page.beIdle();
		await settle();
		expect(page.requests()).toEqual([]);
		page.dispatch("touchstart");
		await vi.waitUntil(() => page.requests().includes("entry"));
	});

	it("is requested once, however much is touched", async () => {
		const page = openPage();
		page.dispatch("load");
		page.beIdle();
		page.dispatch("keydown");
		page.dispatch("pointerdown");
		page.beIdle();
		await vi.waitUntil(() => page.requests().includes("entry"));
		await settle();
		expect(page.requests().toSorted()).toEqual(["entry", "home", "manifest", "root"]);
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
				if (isOffline && address.includes('"part"')) throw new TypeError("offline");
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
		const page = openPage({}, { entry: "data:text/javascript,throw new Error('offline')" });
		page.dispatch("keydown");
		expect(page.listened()).not.toContain("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
		page.dispatch("keydown");
		expect(page.listened()).not.toContain("keydown");
		await vi.waitUntil(() => page.listened().includes("keydown"));
	});
});

/** A minimal window in which the inline text runs, with modules that note that they were requested. */
function openPage(globals: Record<string, unknown> = {}, addresses: { entry?: string } = {}) {
	const id = `requests-${randomUUID()}`;
	const events = new EventTarget();
	const listened = new Set<string>();
	const idle: (() => void)[] = [];
	const addressOf = (name: string) =>
		`data:text/javascript,(globalThis["${id}"]??=[]).push("${name}");export const name="${name}"`;
	const window: Record<string, unknown> = {
		addEventListener: (type: string, listener: () => void, options: AddEventListenerOptions) => {
			listened.add(type);
			events.addEventListener(type, listener, options);
		},
		removeEventListener: (type: string, listener: () => void, options: EventListenerOptions) => {
			listened.delete(type);
			events.removeEventListener(type, listener, options);
		},
		requestIdleCallback: (work: () => void) => idle.push(work),
		document: { readyState: "loading" },
		navigator: {},
		fetch,
		...globals,
	};
	if (!window.requestIdleCallback) delete window.requestIdleCallback;
	runInlineText(text, window, {
		manifest: addressOf("manifest"),
		entry: addressOf("entry"),
		modules: [
			["root", [addressOf("root")]],
			["routes/home", [addressOf("home")]],
		],
		files: [addressOf("part")],
		...addresses,
	});
	return {
		window,
		dispatch: (type: string) => events.dispatchEvent(new Event(type)),
		beIdle: () => idle.splice(0).map((work) => work()),
		listened: () => [...listened],
		requests: (): string[] => Reflect.get(globalThis, id) ?? [],
	};
}

/** Long enough for modules that should not have been requested to show. */
function settle(): Promise<void> {
	return new Promise((done) => setTimeout(done, 20));
}
