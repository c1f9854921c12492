import { getSiteState, readSiteState } from "#site-state";

/** The sets of drawings that a site may have. */
export const LOOKS = ["kites", "tiles"] as const;
export type Look = (typeof LOOKS)[number];

const DEFAULT: Look = "kites";

/** Sets the look of the agency. */
export function setLook(chosen: Look = DEFAULT): void {
	getSiteState().look = chosen;
}

/** Returns the agency's look; in the browser it is that of the page. */
export function getLook(): Look {
	if (typeof document === "undefined") return readSiteState("look") ?? DEFAULT;
	const { classList } = document.documentElement;
	return LOOKS.find((each) => classList.contains(toClass(each))) ?? DEFAULT;
}

/** Returns the attributes of `<html>` by which style sheets and the browser know the look; the usual one has none. */
export function getLookAttributes(): { className?: string } {
	const current = getLook();
	return current === DEFAULT ? {} : { className: toClass(current) };
}

function toClass(each: Look): string {
	return `look-${each}`;
}
