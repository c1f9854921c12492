import type { ErrorCode, YAMLError } from "yaml";
import { quote } from "./quote.ts";

const IN_QUOTES = "means something to YAML; put the whole text in quotes";

/** What a person does about the errors that people make; the others keep the parser's own message. */
const REASONS: Partial<Record<ErrorCode, string>> = {
	BAD_ALIAS: `begins with a sign that ${IN_QUOTES}`,
	BAD_DQ_ESCAPE: "within double quotes \\ means something; write \\\\, or use single quotes",
	BAD_INDENT: "stands farther in or out than what is beside it, or a bracket above is not closed",
	BAD_SCALAR_START: `begins with a sign that ${IN_QUOTES}`,
	BLOCK_AS_IMPLICIT_KEY:
		"holds a colon and a space, so put it in quotes; or the line below stands too far in",
	DUPLICATE_KEY: "a field of this name stands in the group already; keep one",
	MISSING_CHAR: "a colon, dash, bracket or quotation mark is missing here or further up",
	MULTILINE_IMPLICIT_KEY: "has no colon with a space behind it, as a field wants",
	MULTIPLE_DOCS: "--- or ... ends the text here, but more follows; a file holds one text only",
	RESOURCE_EXHAUSTION: "lists or groups stand within one another too deeply",
	TAB_AS_INDENT: "a tab stands at the beginning of the line; use spaces",
	TAG_RESOLVE_FAILED: `begins with a sign that ${IN_QUOTES}`,
	UNEXPECTED_TOKEN: "does not belong here; put the whole text of the field in quotes",
};

export const ALIAS = `begins with *, which ${IN_QUOTES}`;

/** Why a text is no YAML, with the line that it is about from the place of the error on. */
export function describeYamlError({ code, message, pos }: YAMLError, text: string): string {
	return describeAt(text, pos[0], REASONS[code] ?? `cannot be parsed: ${message}`);
}

export function describeAt(text: string, offset: number, reason: string): string {
	const [rest = ""] = text.slice(offset, offset + 200).split(/[\r\n]/, 1);
	return rest.trim() ? `${quote(rest)}: ${reason}` : reason;
}
