import type { Page } from "playwright-core";

type Message = { path: string; device: string; speed: Record<string, number> };

/** Lists what the page sends of its speed, and the scripts that it has loaded to measure it. */
export function watchSpeed(page: Page) {
	const sent: Message[] = [];
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/measure-speed-")) scripts.push(request.url());
		if (!request.url().endsWith("/visits")) return;
		const message = request.postDataJSON();
		if (message.speed) sent.push(message);
	});
	return { sent, scripts };
}

/** Hides the page as when another tab is shown; Playwright's pages are never hidden. All that it sends then has been sent. */
export async function hide(page: Page): Promise<void> {
	await page.evaluate(async () => {
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
		// A page's requests begin in their order.
		await fetch("/robots.txt");
	});
}
