import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { DESK, PHONE } from "../../tests/support/browser.ts";
import { CPU_RATE, type Line, toConditions } from "../slow-phone.ts";
import type { Tools, ToolsEvent } from "./tools.ts";

const PATIENCE_MS = 20_000;
const POLL_MS = 25;
const ANSWER_MS = 1_000;

/** One visitor's tab, with an empty cache; of its pages, shown or made ready ahead, each is held back the same. */
export type Tab = {
	goTo: (address: string) => Promise<void>;
	/** Asks the page that is shown; the expression must give something that JSON can carry. */
	ask: <T>(expression: string) => Promise<T>;
	/** Asks again until it gives something else than null. */
	until: <T>(expression: string) => Promise<T>;
	move: (place: Place) => Promise<void>;
	press: (place: Place) => Promise<void>;
	/** A finger that rests that long. */
	touch: (place: Place, ms: number) => Promise<void>;
	close: () => Promise<void>;
};
type Place = { x: number; y: number };

const targetSchema = z.object({ targetId: z.string(), subtype: z.optional(z.string()) });
const attachedSchema = z.object({ sessionId: z.string(), targetInfo: targetSchema });
const changedSchema = z.object({ targetInfo: targetSchema });

type Settings = { line: Line; isPhone: boolean; script: string };

export async function openTab(tools: Tools, settings: Settings): Promise<Tab> {
	const { browserContextId } = await tools.send()("Target.createBrowserContext");
	const { targetId } = await tools.send()("Target.createTarget", {
		url: "about:blank",
		browserContextId,
		forTab: true,
	});
	const { sessionId: tab } = await tools.send()("Target.attachToTarget", {
		targetId,
		flatten: true,
	});
	/** Sessions by target. */
	const pages = new Map<string, string>();
	let shown = "";
	tools.listen((event: ToolsEvent) => {
		if (event.method === "Target.attachedToTarget" && event.sessionId === tab) {
			const { sessionId, targetInfo } = attachedSchema.parse(event.params);
			pages.set(targetInfo.targetId, sessionId);
			if (!targetInfo.subtype) shown = targetInfo.targetId;
			prepare(tools, sessionId, settings).catch(() => {});
		}
		// A page that was made ready ahead is shown now.
		if (event.method === "Target.targetInfoChanged") {
			const { targetInfo } = changedSchema.parse(event.params);
			if (pages.has(targetInfo.targetId) && !targetInfo.subtype) shown = targetInfo.targetId;
		}
	});
	await tools.send(tab)("Target.setAutoAttach", {
		autoAttach: true,
		waitForDebuggerOnStart: true,
		flatten: true,
	});
	const page = () => tools.send(pages.get(shown) ?? "");
	const ask = async (expression: string) => {
		const { result } = await page()("Runtime.evaluate", {
			expression,
			returnByValue: true,
			awaitPromise: true,
		});
		return result.value;
	};
	const until = async (expression: string) => {
		const giveUpAt = performance.now() + PATIENCE_MS;
		while (performance.now() < giveUpAt) {
			// Between two pages there is nobody to ask.
			const found = await unlessGone(ask(expression));
			if (found !== null && found !== undefined) return found;
			await wait(POLL_MS);
		}
		throw new Error(`waited in vain for ${expression}`);
	};
	const dispatch = (type: "mouseMoved" | "mousePressed" | "mouseReleased", place: Place) =>
		page()("Input.dispatchMouseEvent", {
			type,
			...place,
			button: type === "mouseMoved" ? "none" : "left",
			clickCount: 1,
		});
	return {
		ask,
		until,
		goTo: async (url) => {
			await until("true");
			await page()("Page.navigate", { url });
			await until(`document.readyState === "complete" && location.href === "${url}" || null`);
		},
		move: async (place) => {
			await dispatch("mouseMoved", place);
		},
		press: async (place) => {
			await dispatch("mousePressed", place);
			await unlessGone(dispatch("mouseReleased", place));
		},
		touch: async (place, ms) => {
			const touched = page();
			await touched("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [place] });
			await wait(ms);
			await unlessGone(touched("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }));
		},
		close: async () => {
			await tools.send()("Target.disposeBrowserContext", { browserContextId });
		},
	};
}

/** What a page answers; null of one that is replaced meanwhile, which says nothing any more. */
async function unlessGone<T>(answer: Promise<T>): Promise<T | null> {
	return Promise.race([answer.catch(() => null), wait(ANSWER_MS, null)]);
}

/** Before the page begins. */
async function prepare(
	tools: Tools,
	session: string,
	{ line, isPhone, script }: Settings,
): Promise<void> {
	const send = tools.send(session);
	await Promise.all([
		send("Page.enable"),
		send("Network.enable"),
		send("Network.emulateNetworkConditions", toConditions(line)),
		send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE }),
		send("Emulation.setDeviceMetricsOverride", {
			...(isPhone ? PHONE : DESK),
			deviceScaleFactor: isPhone ? 3 : 1,
			mobile: isPhone,
		}),
		send("Emulation.setTouchEmulationEnabled", { enabled: isPhone }),
		send("Page.addScriptToEvaluateOnNewDocument", { source: script }),
		send("Runtime.runIfWaitingForDebugger"),
	]);
}
