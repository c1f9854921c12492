/** Removes India's time zone from a page, among which a visitor of any agency who books a call can choose. */
export function withoutZones(text: string): string {
	return text.replaceAll("Kolkata (GMT+5:30)", "");
}
