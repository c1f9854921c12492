let address: string | undefined;

/** Sets the agency's own mark, an SVG or PNG, which this process draws in place of the product's. */
export function setOwnMark(mark: { type: string; bytes: Buffer } | undefined): void {
	address = mark && `data:${mark.type};base64,${mark.bytes.toString("base64")}`;
}

/** Returns the agency's own mark as a data URL; undefined where it has none. */
export function getOwnMark(): string | undefined {
	return address;
}
