/**
 * Runs in the page's head, after its styles, as inline text, so it uses nothing from outside itself. Has the first
 * screen painted before the rest is laid out (styles/opening.css); from then on what is scrolled to is there, and the
 * rest is brought section by section while the browser is idle. Who comes back to a place in the page, or is led to
 * one, has the whole at once: a guessed height would miss the place.
 *
 * Who comes from elsewhere has not got our fonts yet. The browser would fetch them beside the page and paint later, so
 * they are taken out of its styles, and fetched once the text is there in the font that stands in for them. The rest
 * of the page waits for them, to be laid out once. Where that fails, the browser is left to it.
 */
export default function openPage(): void {
	const { dataset } = document.documentElement;
	// The entry of a page that was shown before has a state.
	if (history.state || location.hash) return;
	dataset.opening = "first";
	// Once the first frame is on its way.
	requestAnimationFrame(() =>
		setTimeout(() => {
			if (dataset.opening) dataset.opening = "rest";
		}),
	);
	const open = () => {
		const soon = window.requestIdleCallback ?? setTimeout;
		const sections = document.querySelectorAll<HTMLElement>("main > *, #footer").values();
		const showNext = () => {
			const { value } = sections.next();
			if (!value) return delete dataset.opening;
			value.style.contentVisibility = "visible";
			return soon(showNext, { timeout: 500 });
		};
		showNext();
	};
	const [, , referrer] = document.referrer.split("/");
	// Not the document's first sheet, which may be that of a visitor's extension.
	const styles = document.currentScript?.previousElementSibling as HTMLStyleElement | undefined;
	const group = styles?.sheet?.cssRules[0] as CSSMediaRule | undefined;
	// One that was made ready ahead has the fonts by the time that it is shown.
	if (!group?.media || document.hidden || referrer === location.host) {
		addEventListener("load", open);
		return;
	}
	group.media.mediaText = "not all";
	const bringFonts = async () => {
		const fonts = Array.from(group.cssRules, (rule) => {
			const read = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
			// Chromium takes quotation marks for a part of the name.
			const family = read("font-family").replaceAll('"', "");
			return new FontFace(family, read("src"), { weight: read("font-weight") }).load();
		});
		try {
			for (const font of await Promise.all(fonts)) document.fonts.add(font);
		} catch {
			group.media.mediaText = "all";
		}
		open();
	};
	new PerformanceObserver((paints) => {
		if (paints.getEntriesByName("first-contentful-paint")[0]) void bringFonts();
	}).observe({ type: "paint" });
}
