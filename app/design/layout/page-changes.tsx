import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Fades in the page after a client-side navigation, and notifies inline-scripts/count-views.ts. */
export function PageChanges() {
	const { pathname } = useLocation();
	const type = useNavigationType();
	const shown = useRef(pathname);
	// inline-scripts/lazy-sections.ts does the same for the first page: restoring a scroll position needs the page's real
	// height.
	useLayoutEffect(() => {
		if (shown.current === pathname) return;
		document.documentElement.toggleAttribute("data-lazy", type === "PUSH");
	}, [pathname, type]);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		dispatchEvent(new Event("page-changed-in-place"));
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		document.getElementById("main")?.animate({ opacity: [0.4, 1] }, 160);
	}, [pathname]);
	return null;
}
