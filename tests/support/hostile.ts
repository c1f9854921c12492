import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const LISTS: Record<"html" | "texts" | "addresses", string[]> = parse(
	readFileSync(join(import.meta.dirname, "hostile.yaml"), "utf8"),
);

export const HOSTILE_HTML: readonly string[] = LISTS.html;
/** The hostile texts of the file, and long ones. */
export const HOSTILE_TEXTS: readonly string[] = [
	...LISTS.texts,
	"W".repeat(101),
	"ક".repeat(4_999),
	"🪁".repeat(2_500),
	"a ".repeat(2_500),
];
export const HOSTILE_ADDRESSES: readonly string[] = [
	...LISTS.addresses,
	`${"r".repeat(64)}@${"e".repeat(60)}.example`,
	`r@${"e.".repeat(125)}com`,
];

const MARKUP = ['"><img src=x onerror=alert(1)> $& $1 {name}', "</title><script>alert(1)</script>"];
/** Words for a search, each with how a page shows them. */
export const HOSTILE_WORDS: readonly (readonly [words: string, shown: string])[] = [
	...MARKUP.map((words) => [words, words] as const),
	["a\0b \u0007* ? ( [ \\ +", "a b * ? ( [ \\ +"],
];
/** Elements that must not be in the HTML of a page that shows these words. */
export const HOSTILE_ELEMENT = /<script>alert|<img src=x/;
