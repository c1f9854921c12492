import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * What follows the opening of a long page. Where the page is shown in place, its heading does not wait for it: it
 * comes when the frame with that has been drawn, as the next one begins. Who comes back to a place in the page, or goes
 * to one by a hash, gets the whole at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
	const { pathname, hash } = useLocation();
	const type = useNavigationType();
	const isWanted = type === "POP" || hash !== "";
	const [shown, setShown] = useState(isWanted ? pathname : null);
	const isShown = isWanted || shown === pathname;
	useEffect(() => {
		let soon: ReturnType<typeof setTimeout> | undefined;
		const show = () => startTransition(() => setShown(pathname));
		let frame = requestAnimationFrame(() => {
			frame = requestAnimationFrame(() => {
				soon = setTimeout(show);
			});
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(soon);
		};
	}, [pathname]);
	return isShown ? children : <div className="min-h-dvh" />;
}
