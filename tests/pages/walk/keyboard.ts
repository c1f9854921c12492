import type { Page } from "playwright-core";

const MOST_STOPS = 400;
const FEWEST_STOPS = 20;

/** Goes through the whole page by Tab alone, and lists the stops that are not in view, are covered or show no focus. */
export async function findLostStops(page: Page): Promise<string[]> {
	await loadMap(page);
	await page.evaluate(() => {
		scrollTo({ top: 0, behavior: "instant" });
		getSelection()?.setPosition(document.body, 0);
		if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
	});
	const errors: string[] = [];
	let hasBegun = false;
	for (let stops = 0; stops < MOST_STOPS; stops += 1) {
		await page.keyboard.press("Tab");
		const stop = await page.evaluate(describeStop);
		if (stop) errors.push(...stop);
		else if (hasBegun) return stops > FEWEST_STOPS ? errors : [`only ${stops} stops`];
		hasBegun ||= stop !== null;
	}
	return [`Tab does not come to the page's end within ${MOST_STOPS} stops`];
}

/** Loads the map first: a frame that is loaded while Tab is in it loses the focus. */
async function loadMap(page: Page): Promise<void> {
	const maps = page.locator("iframe");
	if ((await maps.count()) === 0) return;
	await page.route("**/*openstreetmap*/**", (route) => route.fulfill({ body: "A map" }));
	await maps.evaluateAll((frames) => {
		for (const frame of frames as HTMLIFrameElement[])
			Object.assign(frame, { loading: "eager", src: frame.src });
	});
	await page.frameLocator("iframe").getByText("A map").waitFor();
}

/** Lists the errors of the element that has the focus, or null at the end of the page. Runs in the page. */
function describeStop(): string[] | null {
	const element = document.activeElement;
	if (!(element instanceof HTMLElement || element instanceof SVGElement)) return null;
	if (element === document.body || element.id === "main") return null;
	// The map is another site's page; the browser shows the focus inside it.
	if (element instanceof HTMLIFrameElement) return [];
	// A hidden box shows its focus on its label, and a card's link on the card.
	const isHidden = element.getBoundingClientRect().width < 4;
	const shown = (isHidden && element.closest("label")) || element;
	const card = shown.closest("li, article, dialog, p, figure");
	const { outlineStyle, outlineWidth } = getComputedStyle(shown);
	const { top, bottom, left, right, width, height } = shown.getBoundingClientRect();
	const from = Math.max(top, 0);
	const to = Math.min(bottom, innerHeight);
	const x = Math.min(Math.max(left + Math.min(width / 2, 20), 1), innerWidth - 1);
	const covers = [0.15, 0.5, 0.85].map((part) =>
		document.elementFromPoint(x, from + (to - from) * part),
	);
	const isInView = to > from && right > 0 && left < innerWidth;
	const isSeen = covers.some(
		(cover) => cover && (shown.contains(cover) || cover.contains(shown) || card?.contains(cover)),
	);
	const rules: [isBroken: boolean, text: string][] = [
		[outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2, "shows no focus"],
		[!isInView, "is out of view"],
		[isInView && !isSeen, `lies under ${covers[1]?.outerHTML.slice(0, 80)}`],
		[height < 20 && width < 20, "is too small"],
	];
	return rules
		.filter(([isBroken]) => isBroken)
		.map(([, text]) => `${shown.outerHTML.slice(0, 120)} ${text}`);
}
