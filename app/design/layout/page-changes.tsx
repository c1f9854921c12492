import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Fades in the page after a client-side navigation, and notifies inline-scripts/count-views.ts. */
export function PageChanges() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		dispatchEvent(new Event("page-changed-in-place"));
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		document.getElementById("main")?.animate({ opacity: [0.4, 1] }, 160);
	}, [pathname]);
	return null;
}
