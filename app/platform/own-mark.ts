import { getSiteState } from "#site-state";

/** Sets the agency's own mark, an SVG or PNG, which is drawn in place of the product's. */
export function setOwnMark(mark: { type: string; bytes: Buffer } | undefined): void {
	getSiteState().mark = mark && `data:${mark.type};base64,${mark.bytes.toString("base64")}`;
}

/** Returns the agency's own mark as a data URL; undefined where it has none. */
export function getOwnMark(): string | undefined {
	return getSiteState().mark;
}
