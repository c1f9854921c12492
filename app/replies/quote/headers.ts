import type { Line } from "../parsing/line.ts";
import { stripPrefixes } from "../subjects.ts";
import { hasDate, listAddresses } from "./evidence.ts";
import { isNamed, type Thread } from "./thread.ts";

/** A block of the headers of an earlier message, such as From, Sent, To and Subject in any language. */
export type HeaderBlock = {
	/** The number of its first line, which may be a rule above it. */
	start: number;
	values: readonly string[];
	/** True if a rule with words stands above it. */
	isTitled: boolean;
};

const MAX_FIELDS = 10;
/** The number of fields that blocks usually have; of more, the first may be the visitor's own. */
const USUAL_FIELDS = 4;
const MAX_FIELD = 1_000;
const MAX_RULE = 200;
const FIELD_NAME = /^\p{L}[\p{L}\p{M}\p{Pd}'’ .]{0,30}$/u;
const RULE = /^[\s>*]*[-_=]{4,}[\s*]*$/;
const TITLED_RULE = /^[\s>*]*[-_]{2,}[^-_\p{L}]*\p{L}.*[-_]{2,}[\s*]*$/u;

/** Returns the value of a field, or null for a line that is none. */
function findFieldValue({ text }: Line): string | null {
	if (text.length > MAX_FIELD) return null;
	const line = text.replace(/^[\s>*]+/, "");
	const colon = line.search(/[:：]/);
	if (colon < 1 || !FIELD_NAME.test(line.slice(0, colon).replaceAll("*", "").trim())) return null;
	return line.slice(colon + 1).replace(/^[\s*]+/, "") || null;
}

export const isField = (line: Line | undefined): boolean =>
	line !== undefined && findFieldValue(line) !== null;

/** Finds the block of headers whose last line is before `end`. Returns null where the lines there are no fields. */
export function findHeaderBlock(
	lines: readonly Line[],
	end: number,
	thread: Thread,
): HeaderBlock | null {
	const fields: { line: number; value: string }[] = [];
	for (let at = end - 1; at >= 0 && end - at <= MAX_FIELDS; at--) {
		const line = lines[at];
		const value = line ? findFieldValue(line) : null;
		if (value !== null) fields.unshift({ line: at, value });
		// A list of receivers goes on in the next line.
		else if (!line?.text.includes("@")) break;
	}
	const first = fields[0]?.line;
	if (first === undefined) return null;
	const above = isBlank(lines[first - 1]) ? first - 2 : first - 1;
	const isTitled = isTitledRule(lines[above]);
	const hasRule = isTitled || isRule(lines[above]);
	if (!hasRule && fields.length > USUAL_FIELDS)
		fields.splice(
			0,
			Math.max(
				0,
				fields.findIndex(({ value }) => hasEvidence(value, thread)),
			),
		);
	return {
		start: hasRule ? above : (fields[0]?.line ?? first),
		values: fields.map(({ value }) => value),
		isTitled,
	};
}

const hasEvidence = (value: string, thread: Thread) =>
	hasDate(value) || listAddresses(value).length > 0 || hasSubject([value], thread);

export const isBlank = (line: Line | undefined) => line !== undefined && !/[^\s>]/.test(line.text);

const isRule = (line: Line | undefined) =>
	line !== undefined && line.text.length <= MAX_RULE && RULE.test(line.text);

export const isTitledRule = (line: Line | undefined) =>
	line !== undefined && line.text.length <= MAX_RULE && TITLED_RULE.test(line.text);

/** Counts what says that fields are the headers of a message of this thread: a date, our address, and the subject. */
export function countSigns({ values }: HeaderBlock, thread: Thread): number {
	const signs = [values.some(hasDate), isFromUs(values, thread), hasSubject(values, thread)];
	return signs.filter(Boolean).length;
}

/** Returns whether the first field with an address, which is the sender's in all programs, is ours. */
function isFromUs(values: readonly string[], thread: Thread): boolean {
	const sender = values.find((value) => listAddresses(value).length > 0) ?? "";
	const [address = ""] = listAddresses(sender);
	return thread.addresses.has(address) && isNamed(sender, thread);
}

const hasSubject = (values: readonly string[], { subject }: Thread) =>
	subject !== "" && values.some((value) => stripPrefixes(value) === subject);

/**
 * Returns whether the headers are those of a message of ours, whose words are not known. A forwarded message of somebody else
 * has the same form.
 */
export const isOurs = ({ values }: HeaderBlock, thread: Thread): boolean =>
	isFromUs(values, thread) && hasSubject(values, thread);
