/** How the address of a page's state ends. */
export const STATE = ".state";
/** The parameter that holds its version, which is the one of `hashState`. */
export const VERSION = "v";

/** Where the state of a page is sent, which is given by path and query: that of "/" at "/_root.state". */
export function toStateAddress(address: string, version: string): string {
	const [path = "", query] = address.split("?", 2);
	const name = path === "/" ? "/_root" : path;
	return `${name}${STATE}?${query ? `${query}&` : ""}${VERSION}=${version}`;
}
