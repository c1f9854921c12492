const HOME_CARD = "/cards/home.png";

/** `/services/seo` has the social card `/cards/services/seo.png`. */
export function toCardPath(pagePath: string): string {
	return pagePath === "/" ? HOME_CARD : `/cards${pagePath}.png`;
}

/** The path of a card's page; null for what is no path of a card. */
export function toPagePath(cardPath: string): string | null {
	if (cardPath === HOME_CARD) return "/";
	return /^\/cards(\/.+)\.png$/.exec(cardPath)?.[1] ?? null;
}
