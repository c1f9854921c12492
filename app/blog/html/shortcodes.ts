import { type HtmlElement, type HtmlNode, readText } from "./tree.ts";

// WordPress has made typographic quotes of the straight ones by the time that it leaves a shortcode as text.
const QUOTED =
	"(?:\"[^\"\\[\\]]{0,500}\"|'[^'\\[\\]]{0,500}'|[“”″„][^“”″\\[\\]]{0,500}[“”″]|[‘’′][^‘’′\\[\\]]{0,500}[’′])";
const NAME = "[a-z][a-z0-9_-]{1,40}";
const ATTRIBUTE = `\\s{1,9}[a-z][a-z0-9_-]{0,40}=${QUOTED}`;
const WITH_ATTRIBUTES = new RegExp(`\\[(${NAME})(?:${ATTRIBUTE}){1,40}\\s{0,9}/?\\]`, "g");
const BARE = new RegExp(`\\[(/?)(${NAME})\\s{0,9}/?\\]`, "g");
/** That WordPress itself and the common plug-ins write without attributes. */
const KNOWN = new Set([
	"audio",
	"caption",
	"embed",
	"gallery",
	"playlist",
	"video",
	"products",
	"cart",
]);
const WHOLE = new RegExp(
	`^\\s*(?:\\[/?${NAME}(?:\\s{1,9}[a-z][a-z0-9_-]{0,40}=(?:${QUOTED}|[\\w,.-]{1,80})){0,40}\\s{0,9}/?\\]\\s*)+$`,
);

/**
 * Takes shortcodes of removed plug-ins, which WordPress leaves as text, out of a tree: with attributes anywhere, and in
 * pairs. `[sic]` and `[1]` stay. Answers whether a paragraph is nothing but shortcodes, bare ones included.
 */
export function removeShortcodes(root: HtmlElement): (paragraph: readonly HtmlNode[]) => boolean {
	const closed = new Set<string>();
	const opened = new Set<string>();
	for (const [, slash, name = ""] of readText(root).matchAll(ANY)) {
		(slash ? closed : opened).add(name);
	}
	const isPair = (name: string) => closed.has(name) && opened.has(name);
	const isCode: IsCode = (slash, name) => isPair(name) || (slash !== "" && name.includes("_"));
	if (closed.size > 0 || opened.size > 0) clean(root, isCode);
	return (paragraph) => isNothingElse(paragraph, isCode);
}

const ANY = new RegExp(`\\[(/?)(${NAME})[\\s\\]/]`, "g");

type IsCode = (slash: string, name: string) => boolean;

function clean(node: HtmlElement, isCode: IsCode): void {
	node.children = node.children.flatMap((child: HtmlNode): HtmlNode[] => {
		if (typeof child === "string") return [cleanText(child, isCode)];
		if (child.name === "pre" || child.name === "code" || child.name === "kbd") return [child];
		clean(child, isCode);
		return [child];
	});
}

function cleanText(text: string, isCode: IsCode): string {
	if (!text.includes("[")) return text;
	return text
		.replaceAll(WITH_ATTRIBUTES, "")
		.replaceAll(BARE, (match, slash, name) => (isCode(slash, name) ? "" : match));
}

function isNothingElse(paragraph: readonly HtmlNode[], isCode: IsCode): boolean {
	if (!paragraph.every((child) => typeof child === "string" || child.name === "br")) return false;
	const text = paragraph.map(readText).join("");
	if (text.length > 4_000 || !WHOLE.test(text)) return false;
	return [...text.matchAll(BARE)].every(
		([, slash = "", name = ""]) =>
			slash !== "" || KNOWN.has(name) || /[_-]/.test(name) || isCode(slash, name),
	);
}
