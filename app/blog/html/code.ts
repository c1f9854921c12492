import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import markdown from "highlight.js/lib/languages/markdown";
import nginx from "highlight.js/lib/languages/nginx";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import scss from "highlight.js/lib/languages/scss";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { element, type HtmlElement, type HtmlNode } from "./tree.ts";

const LANGUAGES = {
	bash,
	csharp,
	css,
	diff,
	go,
	http,
	ini,
	java,
	javascript,
	json,
	markdown,
	nginx,
	php,
	python,
	ruby,
	rust,
	scss,
	sql,
	typescript,
	xml,
	yaml,
};
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);
hljs.registerAliases(["apache", "conf", "toml"], { languageName: "ini" });
hljs.registerAliases(["less", "sass"], { languageName: "scss" });

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
export function makeCodeBlock(source: HtmlElement, budget: CodeBudget): HtmlElement | null {
	const text = readCode(source).replace(/^\n+/, "").trimEnd();
	if (text === "") return null;
	budget.seen += text.length;
	const isSmall = text.length <= MAX_BLOCK && budget.seen <= MAX_BODY;
	const isCode = source.children.some(
		(child) => typeof child === "object" && child.name === "code",
	);
	const named = readLanguage(source);
	const marked = isSmall ? mark(text, named, isCode) : null;
	const code = marked
		? element("code", { class: `language-${marked.language}` }, marked.nodes)
		: isCode
			? element("code", {}, [text])
			: text;
	return element("pre", { role: "group", "aria-label": "Code", tabindex: "0" }, [code]);
}

function readCode(node: HtmlNode): string {
	if (typeof node === "string") return node;
	return node.name === "br" ? "\n" : node.children.map(readCode).join("");
}

type Marked = { language: string; nodes: HtmlNode[] };

function mark(text: string, named: string | null, isCode: boolean): Marked | null {
	if (named !== null) {
		const language = hljs.getLanguage(named);
		const name = Object.entries(LANGUAGES).find(
			([each]) => hljs.getLanguage(each) === language,
		)?.[0];
		return name && language
			? { language: name, nodes: toNodes(hljs.highlight(text, { language: name }).value) }
			: null;
	}
	if (!isCode || text.length > MAX_GUESSED) return null;
	const guess = hljs.highlightAuto(text, GUESSED);
	const isClear =
		guess.relevance >= CLEAR && guess.relevance - (guess.secondBest?.relevance ?? 0) >= CLEAR_BY;
	return isClear && guess.language
		? { language: guess.language, nodes: toNodes(guess.value) }
		: null;
}

function readLanguage(source: HtmlElement): string | null {
	for (const node of [...source.children, source]) {
		if (typeof node === "string") continue;
		const {
			class: classes = "",
			"data-lang": lang,
			"data-enlighter-language": enlighter,
		} = node.attributes;
		const name =
			/(?:^|\s)lang(?:uage)?[-:]([\w+#-]+)/.exec(classes)?.[1] ??
			/(?:^|\s)brush:\s*([\w+#-]+)/.exec(classes)?.[1] ??
			/(?:^|\s)hljs\s+([\w+#-]+)/.exec(classes)?.[1] ??
			enlighter ??
			lang;
		if (name && name !== "none") return SPELLINGS.get(name.toLowerCase()) ?? name.toLowerCase();
	}
	return null;
}

const SPELLINGS = new Map([
	["jscript", "javascript"],
	["markup", "xml"],
	["svg", "xml"],
]);

/** The parts that highlight.js names, by what they are to us. */
const KINDS: Record<string, string> = {
	addition: "added",
	attr: "name",
	attribute: "name",
	built_in: "type",
	bullet: "keyword",
	class: "type",
	code: "string",
	comment: "comment",
	deletion: "removed",
	keyword: "keyword",
	literal: "number",
	meta: "comment",
	name: "keyword",
	number: "number",
	property: "name",
	quote: "comment",
	regexp: "string",
	section: "type",
	"selector-attr": "name",
	"selector-class": "type",
	"selector-id": "type",
	"selector-pseudo": "name",
	"selector-tag": "keyword",
	string: "string",
	symbol: "number",
	"template-variable": "name",
	title: "type",
	type: "type",
	variable: "name",
};

/** highlight.js answers HTML of spans and five entities. */
function toNodes(html: string): HtmlNode[] {
	const root = element("code");
	const open = [root];
	for (const [token, name] of html.matchAll(
		/<span class="(?:hljs-([\w-]+))?[^"]*">|<\/span>|[^<]+/g,
	)) {
		const parent = open.at(-1) ?? root;
		if (token === "</span>") open.pop();
		else if (token.startsWith("<")) {
			const kind = KINDS[name ?? ""];
			const node = element(kind ? "span" : "plain", kind ? { class: `code-${kind}` } : {});
			parent.children.push(node);
			open.push(node);
		} else parent.children.push(decode(token));
	}
	return root.children;
}

function decode(text: string): string {
	return text
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&amp;", "&");
}
