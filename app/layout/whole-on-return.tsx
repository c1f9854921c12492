import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * A place in a page is found again only where all above it has its height: who comes back has the page whole
 * (rendering.css). Stands before what restores the place.
 */
export function WholeOnReturn() {
	const { key } = useLocation();
	const type = useNavigationType();
	const shown = useRef(key);
	useLayoutEffect(() => {
		if (shown.current === key) return;
		shown.current = key;
		document.documentElement.toggleAttribute("data-whole", type === "POP");
	}, [key, type]);
	return null;
}
