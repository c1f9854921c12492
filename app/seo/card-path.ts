const HOME_CARD = "/cards/home.png";

/** Returns the path of a page's social card: `/cards/services/design.png` for `/services/design`. */
export function toCardPath(pagePath: string): string {
	return pagePath === "/" ? HOME_CARD : `/cards${pagePath}.png`;
}

/** Returns the path of a card's page. Returns null for what is no path of a card. */
export function toPagePath(cardPath: string): string | null {
	if (cardPath === HOME_CARD) return "/";
	return /^\/cards(\/.+)\.png$/.exec(cardPath)?.[1] ?? null;
}
