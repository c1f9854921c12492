const LONGEST_TITLE = 36;
const LONGEST_WORD = 10;

/** Whether a title has room beside a kite when it is set as large as the home page's. */
export function chooseTitleLook(title: string): "hero" | "display" {
	const hasLongWord = title.split(/\s+/).some(({ length }) => length > LONGEST_WORD);
	return title.length > LONGEST_TITLE || hasLongWord ? "display" : "hero";
}
