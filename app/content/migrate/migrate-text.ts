import { Document, isMap, isNode, type Pair, parseDocument, YAMLMap } from "yaml";

/** How changed parts are written; parts that stay are copied from the file. */
const FORMAT = { lineWidth: 120, flowCollectionPadding: false } as const;

/** A top-level field in the text of a file. */
type Field = {
	/** What the field has, as JSON. */
	value: string;
	/** The offsets of the field in the text: from its key to the end of its last line. */
	start: number;
	end: number;
};

/**
 * Applies a migration to the text of a YAML file. Top-level fields that it does not change stay as they are, byte by byte,
 * and so do the comments before all fields. Fields in braces are written anew where one has changed. A text that cannot be
 * parsed is returned as it is.
 */
export function migrateText(text: string, migrate: (document: Document) => void): string {
	const document = parseDocument(text);
	const { contents } = document;
	if (document.errors.length > 0 || !isMap(contents)) return text;
	const fields = listFields(contents);
	const before = JSON.stringify(contents);
	migrate(document);
	const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
	// Fields in braces have no lines of their own.
	if (contents.flow)
		return JSON.stringify(contents) === before ? text : formatDocument(document, lineBreak);
	const kept = new Set(contents.items.map(toName));
	const names = [...fields.keys()];
	let written = "";
	let end = 0;
	/** Writes what stands between the last field and one of the old text. */
	const writeGap = (field: Field) => {
		written += text.slice(end, field.start);
		end = field.end;
	};
	for (const pair of contents.items) {
		const field = fields.get(toName(pair));
		// A field that is gone, or that a new one replaces, leaves the comments before it.
		while (names.length > 0 && !kept.has(names[0] ?? "")) {
			const gone = fields.get(names.shift() ?? "");
			if (gone) writeGap(gone);
			if (!field) break;
		}
		if (field) {
			names.shift();
			writeGap(field);
		}
		const isSame = field?.value === toJson(pair);
		if (isSame) written += text.slice(field.start, field.end);
		else written += toLineStart(written, lineBreak) + formatPair(pair, lineBreak);
	}
	for (const name of names) {
		const gone = fields.get(name);
		if (gone) writeGap(gone);
	}
	return written + text.slice(end);
}

function listFields(contents: YAMLMap): Map<string, Field> {
	return new Map(
		contents.items.flatMap((pair) => {
			const { key, value } = pair;
			if (!isNode(key) || !key.range) return [];
			const end = isNode(value) && value.range ? value.range[2] : key.range[2];
			return [[toName(pair), { value: toJson(pair), start: key.range[0], end }]];
		}),
	);
}

function toName({ key }: Pair): string {
	return String(key);
}

function toJson({ value }: Pair): string {
	return JSON.stringify(value);
}

/** Formats a field with the comments inside of it; those before it are in the text already. */
function formatPair(pair: Pair, lineBreak: string): string {
	const { key } = pair;
	if (isNode(key)) {
		key.commentBefore = undefined;
		key.spaceBefore = false;
	}
	const map = new YAMLMap();
	map.items.push(pair);
	const document = new Document();
	document.contents = map as typeof document.contents;
	return formatDocument(document, lineBreak);
}

function formatDocument(document: Document, lineBreak: string): string {
	return document.toString(FORMAT).replaceAll("\n", lineBreak);
}

/** Returns what has to follow a text so that a field can: a line break, unless it ends with one or is empty. */
function toLineStart(text: string, lineBreak: string): string {
	return /[^\n\ufeff]$/.test(text) ? lineBreak : "";
}
