import { isFirstLoad } from "./is-first-load.ts";

/**
 * Marks a document whose lower sections are laid out only when they come near the screen (styles/layout.css), as
 * layout/page-changes.tsx does after client-side navigations. It does not where the browser restores a scroll position
 * or goes to an anchor, as that needs the real height of what is above it.
 */
export function startLazySections(): void {
	if (isFirstLoad() && !location.hash) document.documentElement.dataset.lazy = "";
	// A section that has been laid out stays so, and may overflow visibly again.
	addEventListener("contentvisibilityautostatechange", (event) => {
		const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
		if (!skipped) (target as HTMLElement).style.contentVisibility = "visible";
	});
}
