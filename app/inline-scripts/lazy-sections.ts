import { isFirstLoad } from "./is-first-load.ts";

/**
 * Marks a document whose lower sections are laid out only when they come near the screen (styles/layout.css), as
 * layout/page-changes.tsx does for pages that follow in place. Not where the browser restores a scroll position or goes
 * to an anchor, as that needs the real height of what is above it.
 */
export function startLazySections(): void {
	if (isFirstLoad() && !location.hash) document.documentElement.dataset.lazy = "";
	// What has been laid out stays so, and may again be seen outside of its section.
	addEventListener("contentvisibilityautostatechange", (event) => {
		const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
		if (!skipped) (target as HTMLElement).style.contentVisibility = "visible";
	});
}
