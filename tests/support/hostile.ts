import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

const LISTS: Record<"html" | "texts" | "addresses", string[]> = parse(
	readFileSync(join(import.meta.dirname, "hostile.yaml"), "utf8"),
);

export const HOSTILE_HTML: readonly string[] = LISTS.html;
/** Those of the file, and long ones. */
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
