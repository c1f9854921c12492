import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** A page that follows in place comes up out of the paper; what it says is there from its first frame. */
export function PageFade() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useLayoutEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		document.getElementById("main")?.animate({ opacity: [0.4, 1] }, 160);
	}, [pathname]);
	return null;
}
