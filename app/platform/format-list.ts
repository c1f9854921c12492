import { forRegion } from "./region.ts";

const LIST = forRegion(({ locale }) => new Intl.ListFormat(locale));

/** Formats a list as the region writes it: websites, search and maps. */
export function formatList(items: readonly string[]): string {
	return LIST().format(items);
}
