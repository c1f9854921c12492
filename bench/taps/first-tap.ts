import type { Browser } from "playwright-core";
import { openSlowPhone, SLOW_4G } from "../slow-phone.ts";

const PATIENCE_MS = 4_000;
/** The last of a tap's events has been told of. */
const REST_MS = 1_000;

/**
 * How long the page took to answer the first tap on the first such element that can be seen, right after it had loaded,
 * in ms: the longest of the events that make the tap, each until the frame that followed it.
 */
export async function timeFirstTap(
	browser: Browser,
	address: string,
	target: string,
): Promise<number> {
	const { page, leave } = await openSlowPhone(browser, SLOW_4G);
	const told: number[] = [];
	await page.exposeFunction("tellEvent", (duration: number) => told.push(duration));
	await page.addInitScript(tellEvents);
	await page.goto(address, { waitUntil: "load" });
	const element = page.locator(target).filter({ visible: true }).first();
	const box = await element.evaluate((found) => {
		found.scrollIntoView({ block: "center", behavior: "instant" });
		const { left, top, width, height } = found.getBoundingClientRect();
		return { left, top, width, height };
	});
	const tappedAt = performance.now();
	// A page that is left at once may not come to tell: its end is the answer.
	const left: number[] = [];
	page.once("framenavigated", () => left.push(performance.now() - tappedAt));
	await page.touchscreen.tap(box.left + box.width / 2, box.top + box.height / 2);
	const until = performance.now() + PATIENCE_MS;
	while (told.length + left.length === 0 && performance.now() < until)
		await page.waitForTimeout(50);
	await page.waitForTimeout(REST_MS);
	await leave();
	const answers = told.length > 0 ? told : left;
	if (answers.length === 0) throw new Error(`no tap on ${target} of ${address} was noted`);
	return Math.max(...answers);
}

/** It tells of each event as soon as it knows: of the first however short, of the others from 16 ms on. */
function tellEvents(): void {
	const { tellEvent } = window as unknown as { tellEvent: (duration: number) => void };
	const observer = new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { interactionId, duration, entryType } = entry as PerformanceEventTiming;
			if (interactionId || entryType === "first-input") tellEvent(duration);
		}
	});
	const kinds = [{ type: "first-input" }, { type: "event", durationThreshold: 16 }];
	for (const kind of kinds) observer.observe({ ...kind, buffered: true });
}
