import type { ComponentProps } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";

/** Each visitor's own page, which is neither prefetched nor prerendered. */
export const OWN_TO_VISITOR = "/contact";

/**
 * A link within the site, whose page is prefetched when it is pointed at or focused. Its route is not discovered, as all
 * are in the first manifest: see react-router.config.ts.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
	return <RouterLink prefetch={choosePrefetch(props.to)} discover="none" {...props} />;
}

/** The same, marked where it leads to the page that is shown. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
	return <RouterNavLink prefetch={choosePrefetch(props.to)} discover="none" {...props} />;
}

function choosePrefetch(to: ComponentProps<typeof RouterLink>["to"]) {
	const path = typeof to === "string" ? to : (to.pathname ?? "");
	return path.startsWith(OWN_TO_VISITOR) || savesData() ? "none" : "intent";
}

function savesData(): boolean {
	if (import.meta.env.SSR) return false;
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
