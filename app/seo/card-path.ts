const HOME_CARD = "/cards/home.png";

/** Where the social card of the page at this path is drawn: `/services/seo` has `/cards/services/seo.png`. */
export function toCardPath(pagePath: string): string {
	return pagePath === "/" ? HOME_CARD : `/cards${pagePath}.png`;
}

/** The path of the page that a card belongs to; null for what is no card's path. */
export function toPagePath(cardPath: string): string | null {
	if (cardPath === HOME_CARD) return "/";
	return /^\/cards(\/.+)\.png$/.exec(cardPath)?.[1] ?? null;
}
