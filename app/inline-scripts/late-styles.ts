/**
 * Loads the web fonts and print styles after the first contentful paint. Visitors from another page of the site have them
 * in the browser's cache, so there the first paint waits for them.
 */
export function startLateStyles(): void {
	const href = document.querySelector<HTMLElement>("style[data-late]")?.dataset.late;
	if (!href) return;
	const link = document.createElement("link");
	link.rel = "stylesheet";
	link.href = href;
	if (document.referrer.startsWith(`${location.origin}/`)) {
		link.setAttribute("blocking", "render");
		document.head.append(link);
		return;
	}
	// The fonts do not apply on the screen yet: each would lay out the page again, at its rule and at its arrival.
	link.media = "print";
	link.onload = () => applyFonts(link.sheet);
	new PerformanceObserver((paints, observer) => {
		if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
		observer.disconnect();
		document.head.append(link);
	}).observe({ type: "paint", buffered: true });
}

/** Lays out the page once, in all fonts, when the last of them has arrived or failed. */
async function applyFonts(sheet: CSSStyleSheet | null): Promise<void> {
	const faces = [...(sheet?.cssRules ?? [])]
		.filter((rule) => rule instanceof CSSFontFaceRule)
		.map(({ style }) => {
			const family = style.fontFamily.replaceAll('"', "");
			return new FontFace(family, style.getPropertyValue("src"), { weight: style.fontWeight });
		});
	await Promise.allSettled(faces.map((face) => face.load()));
	for (const face of faces) document.fonts.add(face);
}
