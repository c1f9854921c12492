import { rehype } from "rehype";
import rehypeHighlight from "rehype-highlight";
import { t } from "#app/messages/en/articles.server.ts";
import type { Element, ElementContent } from "./hast.ts";
import {
	element,
	getAttribute,
	getClasses,
	getIds,
	getTextContent,
	hasClass,
	isBlankText,
	isElement,
	walk,
} from "./tree.ts";

const highlighter = rehype().use(rehypeHighlight, {
	aliases: { ini: ["apache", "conf", "nginx"], javascript: "jscript", scss: "sass", xml: "markup" },
	detect: true,
	/** The languages that agencies write about; with more languages the guess is slower and worse. */
	subset: ["bash", "css", "javascript", "json", "php", "python", "sql", "xml"],
});
/** The least number of marked words of a clear guess. */
const MIN_MARKED_WORDS = 6;
const MAX_BLOCK = 20_000;
const MAX_GUESSED = 4_000;
const MAX_BODY = 100_000;

/** The length of all code of a body so far; code after the first 100 KB stays plain. */
export type CodeBudget = { seen: number };

/** The classes by which plug-ins and themes mark blocks of code without `<code>`. */
const CODE_CLASS = /^(?:code|hljs|highlight|prettyprint|prettyprinted|sourceCode|wp-block-code)$/i;

/** Returns whether preformatted text is code rather than a poem, a quote from an e-mail or a plain text. */
export function isCodeBlock(source: Element): boolean {
	if (hasClass(source, CODE_CLASS) || findLanguage(source) !== null) return true;
	const parts = source.children.filter((child) => !isBlankText(getTextContent(child)));
	return parts.length > 0 && parts.every((child) => isElement(child, "code"));
}

/**
 * Creates a block of code, highlighted by classes of ours when its language is named (as WordPress, Prism and
 * highlight.js do) or clear from the text.
 */
export function createCodeBlock(source: Element, budget: CodeBudget): Element[] {
	const value = getCode(source).replace(/^\n+/, "").trimEnd();
	if (value === "") return [];
	budget.seen += value.length;
	const text: ElementContent = { type: "text", value };
	const language = findLanguage(source);
	const most = language ? MAX_BLOCK : MAX_GUESSED;
	const isSmall = value.length <= most && budget.seen <= MAX_BODY;
	const content = (isSmall && highlight(text, language)) || element("code", {}, [text]);
	const properties = { role: "group", ariaLabel: t("code"), tabIndex: 0, ids: getIds(source) };
	return [element("pre", properties, [content])];
}

function getCode(node: ElementContent): string {
	if (node.type === "text") return node.value;
	if (!isElement(node)) return "";
	return node.tagName === "br" ? "\n" : node.children.map(getCode).join("");
}

function findLanguage(source: Element): string | null {
	for (const node of [...source.children, source]) {
		if (!isElement(node)) continue;
		const classes = getClasses(node).join(" ");
		const name =
			/(?:^|\s)(?:lang(?:uage)?[-:]|hljs\s+)([\w+#-]+)/.exec(classes)?.[1] ??
			getAttribute(node, "data-lang");
		if (name) return name.toLowerCase();
	}
	return null;
}

/** Highlights a text. Returns null when the language is unknown or not clear. */
function highlight(text: ElementContent, language: string | null): Element | null {
	const code = element("code", language ? { className: [`language-${language}`] } : {}, [text]);
	highlighter.runSync({ type: "root", children: [element("pre", {}, [code])] });
	const className = getClasses(code).find((name) => name.startsWith("language-"));
	if (!className || walk(code.children).length < (language ? 1 : MIN_MARKED_WORDS)) return null;
	return element("code", { className: [className] }, renameScopes(code.children));
}

/** The classes of highlight.js for each of ours. */
const SCOPES = {
	added: "addition",
	comment: "comment meta quote",
	keyword: "bullet keyword name selector-tag",
	name: "attr attribute property selector-attr selector-pseudo template-variable variable",
	number: "literal number symbol",
	removed: "deletion",
	string: "code regexp string",
	type: "built_in class section selector-class selector-id title type",
};
const KINDS = Object.entries(SCOPES).map(([kind, scopes]) => ({ kind, scopes: scopes.split(" ") }));

function renameScopes(nodes: readonly ElementContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (!isElement(node)) return node.type === "text" ? [node] : [];
		const scope = getClasses(node)[0]?.replace("hljs-", "") ?? "";
		const kind = KINDS.find(({ scopes }) => scopes.includes(scope))?.kind;
		const children = renameScopes(node.children);
		return kind ? [element("span", { className: [`code-${kind}`] }, children)] : children;
	});
}
