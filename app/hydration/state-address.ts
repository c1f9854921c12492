import { createContext } from "react";

/** Where a page's hydration gets the loaders' data; null where they stand in the page, and in the browser. */
export const StateAddressContext = createContext<string | null>(null);

/** The address beside the page's own; the version is the one of `hashState`. */
export function toStateAddress(page: string, version: string): string {
	const { pathname, searchParams } = new URL(page);
	searchParams.set("v", version);
	return `${pathname === "/" ? "/_root" : pathname}.state?${searchParams}`;
}
