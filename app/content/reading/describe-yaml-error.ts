import { type Document, isCollection, isScalar, type Scalar, visit, type YAMLError } from "yaml";
import { quote } from "./quote.ts";

export type YamlFault = { offset: number; field: string; reason: string };

/** Errors that are no consequence of one before them. */
const INDEPENDENT = new Set(["DUPLICATE_KEY", "TAB_AS_INDENT"]);
const MOST_DESCRIBED = 20;

/**
 * Why a text is no YAML, in words for the people who write. One slip makes the parser stumble over and over
 * again, so only the first error is told, and those further on that stand for themselves.
 */
export function describeYamlErrors(text: string, document: Document.Parsed): YamlFault[] {
	const { errors, warnings } = document;
	return [...errors, ...warnings]
		.filter(({ code }, at) => at === 0 || INDEPENDENT.has(code))
		.slice(0, MOST_DESCRIBED)
		.map((error) => describe(error, text, document));
}

/** Of an alias that cannot be resolved; a plain text that begins with * is read as one. */
export function describeBrokenAlias(text: string, document: Document): YamlFault {
	const anchors = new Set<string>();
	let offset = 0;
	let isKnown = true;
	visit(document, {
		Value: (_key, { anchor }) => {
			if (anchor) anchors.add(anchor);
		},
		Alias: (_key, { source, range }) => {
			offset = range?.[0] ?? 0;
			isKnown = anchors.has(source);
			return isKnown ? undefined : visit.BREAK;
		},
	});
	const reason = isKnown
		? "repeats texts by * so often that they grow beyond all measure; write them out"
		: `${quote(lineFrom(text, offset))} begins with *, which means something to YAML; put the whole text in quotes`;
	return { offset, field: "", reason };
}

function describe(error: YAMLError, text: string, document: Document.Parsed): YamlFault {
	const [offset] = error.pos;
	const found = lineFrom(text, offset);
	const say = (reason: string, at = offset) => ({ offset: at, field: "", reason });
	switch (error.code) {
		case "TAB_AS_INDENT":
			return say("a tab stands at the beginning of the line; only spaces are read there");
		case "DUPLICATE_KEY": {
			const field = found.split(":")[0]?.trim() ?? "";
			return { offset, field, reason: "stands a second time in the same group; keep one" };
		}
		case "MULTIPLE_DOCS":
			return say("--- or ... ends the text here, but more follows; a file holds one text only");
		case "BLOCK_AS_IMPLICIT_KEY":
			return describeNested(error, text, document.errors[1]);
		case "MULTILINE_IMPLICIT_KEY":
			return say(`${quote(found)} has no colon with a space behind it, as a field wants`);
		case "BAD_SCALAR_START":
			return say(`${quote(found)} begins with ${text[offset]}; put it in quotes`);
		case "BAD_DQ_ESCAPE":
			return say("\\ means something within double quotes; write \\\\, or use single quotes");
		case "BAD_ALIAS":
		case "TAG_RESOLVE_FAILED":
			return say(
				`${quote(found)} begins with ${found[0]}, which means something to YAML; put the whole text in quotes`,
			);
		case "RESOURCE_EXHAUSTION":
			return say("lists or groups stand within one another too deeply");
		case "MISSING_CHAR":
			return error.message.includes("closing")
				? describeOpen(text, document, offset)
				: say(
						`${quote(found)} is neither field nor entry: a colon or dash with a space is missing, or spaces at its beginning`,
					);
		case "BAD_INDENT":
			return error.message.startsWith("Flow")
				? describeOpen(text, document, offset)
				: say(describeIndent(error.message, found));
		case "UNEXPECTED_TOKEN":
			return say(describeRest(error.message, text, offset));
		default:
			return say(describeOther(error.message, found));
	}
}

/** A colon in a plain text, or a further line that stands too far in: then the parser trips over both. */
function describeNested(error: YAMLError, text: string, next: YAMLError | undefined): YamlFault {
	const [offset] = error.pos;
	const isBelow = next?.code === "MULTILINE_IMPLICIT_KEY" && next.pos[0] === offset;
	if (!isBelow) {
		const reason = `${quote(lineFrom(text, offset))} holds a colon and a space; put it in quotes`;
		return { offset, field: "", reason };
	}
	const below = text.lastIndexOf("\n", next.pos[1]) + 1;
	const reason = `${quote(lineFrom(text, below))} stands farther in than the field above it`;
	return { offset: below, field: "", reason };
}

/** The parser notices where the text ends or goes on wrongly; who wrote it wants to know where it begins. */
function describeOpen(text: string, document: Document, noticed: number): YamlFault {
	let offset = noticed;
	visit(document, {
		Node: (_key, node) => {
			const isOpened = (isCollection(node) && node.flow) || (isScalar(node) && isQuoted(node));
			const start = node.range?.[0] ?? noticed;
			if (isOpened && start < noticed) offset = start;
		},
	});
	const sign = text[offset] === "[" || text[offset] === "{" ? text[offset] : "a quotation mark";
	const reason = `${sign} is opened and not closed: ${quote(lineFrom(text, offset))}`;
	return { offset, field: "", reason };
}

function isQuoted({ type }: Scalar): boolean {
	return type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
}

function describeIndent(message: string, found: string): string {
	return message.startsWith("Block")
		? `${quote(found)} must stand two spaces farther in than the field above it`
		: `${quote(found)} stands farther in or out than what is beside it`;
}

function describeRest(message: string, text: string, offset: number): string {
	const found = quote(lineFrom(text, offset));
	const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset).trim();
	if (/["']$/.test(before))
		return `${found} stands behind the closing quotation mark; put the whole text in quotes`;
	const sign = /(?:^|\s)([*&!])\S+$/.exec(before);
	if (sign)
		return `${quote(before.slice(sign.index))} begins with ${sign[1]}, which means something to YAML; put the whole text in quotes`;
	const folded = /[>|][+-]?$/.exec(before);
	if (folded) return `${found} stands behind ${folded[0]}; the text begins on the next line`;
	if (/^[\]}]/.test(text.slice(offset)))
		return `${text[offset]} closes what is not opened; put the whole text in quotes`;
	return describeOther(message, lineFrom(text, offset));
}

/** What has no words of its own yet keeps the parser's, for those who know YAML. */
function describeOther(message: string, found: string): string {
	return `${quote(found)} cannot stand here (${message.replaceAll(/\s+/g, " ")})`;
}

function lineFrom(text: string, offset: number): string {
	return /[^\r\n]*/y.exec(text.slice(offset, offset + 200))?.[0].trim() ?? "";
}
