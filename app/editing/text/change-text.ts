import { isDeepStrictEqual } from "node:util";
import { changeYaml } from "./change-yaml.ts";
import { joinParts, type Parts, parseData, splitText } from "./read-text.ts";
import { applyChange, BODY, type TextChange, TextChangeError, toFieldName } from "./text-change.ts";

/**
 * Returns the text of a file with the changes made one after the other. Every other byte stays as it is, comments too.
 * What was written is read again and compared; throws a TextChangeError where it says anything else.
 */
export function changeText(
	text: string,
	changes: readonly TextChange[],
	{ isMarkdown }: { isMarkdown: boolean },
): string {
	const isOfBody = (change: TextChange) =>
		isMarkdown && change.kind === "set" && toFieldName(change.path) === toFieldName(BODY);
	const ofYaml = changes.filter((change) => !isOfBody(change));
	const body = changes.findLast(isOfBody);
	const parts = splitText(text, isMarkdown);
	const changed = { ...parts, yaml: changeYaml(parts.yaml, ofYaml) };
	const next = body?.kind === "set" ? setBody(changed, String(body.value)) : changed;
	const written = joinParts(next);
	const isAsTold =
		isDeepStrictEqual(splitText(written, isMarkdown), next) &&
		isDeepStrictEqual(parseData(next.yaml), ofYaml.reduce(applyChange, parseData(parts.yaml)));
	if (isAsTold) return written;
	throw new TextChangeError(
		"The file is written in a way that this change cannot be made in; make it in the file itself.",
	);
}

/** Replaces the text below the front matter; the empty lines around it stay. */
function setBody(parts: Parts, value: string): Parts {
	const { open, close, rest } = parts;
	const eol = open.endsWith("\r\n") ? "\r\n" : "\n";
	const lines = value.trim().split(/\r?\n/).join(eol);
	const old = rest.trim();
	if (old === "") return { ...parts, close: close.trimEnd() + eol, rest: eol + lines + eol };
	const start = rest.indexOf(old);
	return { ...parts, rest: rest.slice(0, start) + lines + rest.slice(start + old.length) };
}
