import { setTimeout as wait } from "node:timers/promises";
import { GOOD_4G } from "../slow-phone.ts";
import { type Noted, noteHeading } from "./note-heading.ts";
import { openTab, type Tab } from "./tab.ts";
import type { Tools } from "./tools.ts";

/** Whoever has scrolled to a link looks for it: by then what came into view is drawn. */
const LOOK_MS = 1_000;
const HOVER_MS = 300;
/** As long as a finger rests when it taps. */
const TOUCH_MS = 80;
/** What is fetched ahead by itself has come. */
const CALM_MS = 1_500;

/** What the visitor did before the click. */
export type Intent = "hover" | "touch" | "cold";
export type Click = { from: string; to: string; intent: Intent; isHydrated: boolean };

/** From the click on a link to the first heading of its page painted, in ms. */
export async function timeClick(
	tools: Tools,
	origin: string,
	{ from, to, intent, isHydrated }: Click,
): Promise<{ ms: number; wasReady: boolean }> {
	const script = `(${noteHeading})()`;
	const tab = await openTab(tools, { line: GOOD_4G, isPhone: intent === "touch", script });
	await tab.goTo(origin + from);
	if (isHydrated) await hydrate(tab);
	const place = await tab.ask<{ x: number; y: number } | null>(`(${findLink})("${to}")`);
	if (!place) throw new Error(`${from} has no link to ${to}`);
	await wait(LOOK_MS);
	if (intent === "touch") {
		await tab.touch(place, TOUCH_MS);
	} else {
		await tab.move(place);
		if (intent === "hover") await wait(HOVER_MS);
		await tab.press(place);
	}
	const noted = await tab.until<Noted>(`(${readNoted})("${to}")`);
	await tab.close();
	return { ms: noted.paintedAt - noted.clickedAt, wasReady: noted.wasReady };
}

async function hydrate(tab: Tab): Promise<void> {
	await tab.move({ x: 2, y: 2 });
	await tab.move({ x: 3, y: 3 });
	await tab.until(
		`Object.keys(document.querySelector("main")).some((key) => key.startsWith("__reactProps$")) || null`,
	);
	await wait(CALM_MS);
}

function findLink(to: string): { x: number; y: number } | null {
	const links = [...document.querySelectorAll<HTMLElement>(`main a[href="${to}"]`)];
	const link = links.find((it) => it.checkVisibility());
	if (!link) return null;
	link.scrollIntoView({ block: "center", behavior: "instant" });
	const [{ left = 0, top = 0, width = 0, height = 0 } = {}] = link.getClientRects();
	return { x: left + width / 2, y: top + height / 2 };
}

function readNoted(to: string): Noted | null {
	const { painted } = window as unknown as { painted?: Omit<Noted, "clickedAt"> };
	const clickedAt = localStorage.getItem("clickedAt");
	return painted?.path === to && clickedAt ? { ...painted, clickedAt: Number(clickedAt) } : null;
}
