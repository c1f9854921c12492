import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Tells the counter in the page's head, where there is one, that another page is shown in place. */
export function TellPageChanges() {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		dispatchEvent(new Event("page-changed-in-place"));
	}, [pathname]);
	return null;
}
