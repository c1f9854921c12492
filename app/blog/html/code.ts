import type { Element, ElementContent, RootContent } from "hast";
import hljs from "highlight.js/lib/common";
import http from "highlight.js/lib/languages/http";
import nginx from "highlight.js/lib/languages/nginx";
import { parseHtml } from "./parse-html.ts";
import { element, getAttribute, getClasses, getIds, isElement } from "./tree.ts";

hljs.registerLanguage("http", http);
hljs.registerLanguage("nginx", nginx);
hljs.registerAliases(["apache", "conf"], { languageName: "ini" });
hljs.registerAliases(["jscript"], { languageName: "javascript" });
hljs.registerAliases(["markup"], { languageName: "xml" });
hljs.registerAliases(["sass"], { languageName: "scss" });

/** What agencies write about; a longer list guesses worse and takes longer. */
const GUESSED = ["bash", "css", "javascript", "json", "php", "python", "sql", "xml"];
const CLEAR = 6;
const CLEAR_BY = 3;
const MAX_BLOCK = 20_000;
const MAX_GUESSED = 4_000;
const MAX_BODY = 100_000;

/** How much code of a body has been seen: what comes after 100 KB of it stays plain. */
export type CodeBudget = { seen: number };

/**
 * A block of code with the words of its language marked by classes of ours, when the language is named (as WordPress,
 * Prism, highlight.js, SyntaxHighlighter and Enlighter do) or clear from the text; else the plain block.
 */
export function createCodeBlock(source: Element, budget: CodeBudget): Element[] {
	const text = getCode(source).replace(/^\n+/, "").trimEnd();
	if (text === "") return [];
	budget.seen += text.length;
	const isSmall = text.length <= MAX_BLOCK && budget.seen <= MAX_BODY;
	const isCode = source.children.some((child) => isElement(child, "code"));
	const language = isSmall ? (findLanguage(source) ?? (isCode && guessLanguage(text))) : null;
	const plain: ElementContent = { type: "text", value: text };
	let content = isCode ? element("code", {}, [plain]) : plain;
	if (language && hljs.getLanguage(language)) {
		const { value } = hljs.highlight(text, { language });
		const className = [`language-${language}`];
		content = element("code", { className }, mark(parseHtml(value).children));
	}
	const properties = { role: "group", ariaLabel: "Code", tabIndex: 0 };
	return [element("pre", properties, [content], getIds(source))];
}

function getCode(node: ElementContent): string {
	if (node.type === "text") return node.value;
	if (!isElement(node)) return "";
	return node.tagName === "br" ? "\n" : node.children.map(getCode).join("");
}

function guessLanguage(text: string): string | null {
	if (text.length > MAX_GUESSED) return null;
	const { language, relevance, secondBest } = hljs.highlightAuto(text, GUESSED);
	const isClear = relevance >= CLEAR && relevance - (secondBest?.relevance ?? 0) >= CLEAR_BY;
	return isClear && language ? language : null;
}

function findLanguage(source: Element): string | null {
	for (const node of [...source.children, source]) {
		if (!isElement(node)) continue;
		const classes = getClasses(node).join(" ");
		const name =
			/(?:^|\s)(?:lang(?:uage)?[-:]|brush:\s*|hljs\s+)([\w+#-]+)/.exec(classes)?.[1] ??
			getAttribute(node, "data-enlighter-language") ??
			getAttribute(node, "data-lang");
		if (name) return name.toLowerCase();
	}
	return null;
}

/** The scopes of highlight.js, by what they are to us. */
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
const KINDS = new Map(
	Object.entries(SCOPES).flatMap(([kind, scopes]) =>
		scopes.split(" ").map((scope) => [scope, kind] as const),
	),
);

/** The spans of highlight.js with classes of ours; others as their text. */
function mark(nodes: readonly RootContent[]): ElementContent[] {
	return nodes.flatMap((node): ElementContent[] => {
		if (node.type === "text") return [node];
		if (!isElement(node)) return [];
		const kind = KINDS.get(getClasses(node)[0]?.replace("hljs-", "") ?? "");
		const children = mark(node.children);
		return kind ? [element("span", { className: [`code-${kind}`] }, children)] : children;
	});
}
