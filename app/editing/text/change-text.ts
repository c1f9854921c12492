import { isDeepStrictEqual } from "node:util";
import { splitFrontMatter } from "#app/content/files/front-matter.ts";
import { changeYaml, parseData } from "./change-yaml.ts";
import { applyChange, BODY, type TextChange, TextChangeError, toFieldName } from "./text-change.ts";

const BYTE_ORDER_MARK = "\uFEFF";

/** What a file says: the data of its YAML, and in Markdown the text below it. */
type Parts = { open: string; yaml: string; close: string; rest: string };

/**
 * Returns the text of a file with the changes made one after the other. Every other byte stays as it is, comments too.
 * What was written is read again and compared; throws a TextChangeError where it says anything else.
 */
export function changeText(
	text: string,
	changes: readonly TextChange[],
	{ isMarkdown }: { isMarkdown: boolean },
): string {
	const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
	const parts = split(text.slice(mark.length), isMarkdown);
	const isOfBody = (change: TextChange) =>
		isMarkdown && change.kind === "set" && toFieldName(change.path) === toFieldName(BODY);
	const body = changes.findLast(isOfBody);
	const ofYaml = changes.filter((change) => !isOfBody(change));
	const yaml = changeYaml(parts.yaml, ofYaml);
	const changed = { ...parts, yaml };
	const next = body?.kind === "set" ? setBody(changed, String(body.value)) : changed;
	const written = join(next);
	check(written, next, ofYaml.reduce(applyChange, parseData(parts.yaml)), isMarkdown);
	return mark + written;
}

function split(text: string, isMarkdown: boolean): Parts {
	if (!isMarkdown) return { open: "", yaml: text, close: "", rest: "" };
	const parts = splitFrontMatter(text);
	if (parts) return parts;
	throw new TextChangeError("The file must begin with front matter between two lines of ---");
}

function join({ open, yaml, close, rest }: Parts): string {
	return open + yaml + close + rest;
}

/** Replaces the text below the front matter; the empty lines around it stay. */
function setBody(parts: Parts, value: string): Parts {
	const { open, rest } = parts;
	const eol = open.endsWith("\r\n") ? "\r\n" : "\n";
	const lines = value.trim().split(/\r?\n/).join(eol);
	const old = rest.trim();
	if (old) {
		const start = rest.indexOf(old);
		return { ...parts, rest: rest.slice(0, start) + lines + rest.slice(start + old.length) };
	}
	return { ...parts, close: parts.close.trimEnd() + eol, rest: eol + lines + eol };
}

function check(written: string, { yaml, rest }: Parts, data: unknown, isMarkdown: boolean): void {
	const read = split(written, isMarkdown);
	const isSame =
		read.rest === rest && read.yaml === yaml && isDeepStrictEqual(parseData(read.yaml), data);
	if (isSame) return;
	throw new TextChangeError(
		"The file is written in a way that this change cannot be made in; make it in the file itself.",
	);
}
