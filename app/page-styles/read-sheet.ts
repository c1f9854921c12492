/** One part of a minified style sheet, in its order. */
export type SheetPart =
	| { kind: "rule"; selectors: string[]; declarations: string[] }
	/** Holds other parts, as @media does. */
	| { kind: "group"; prelude: string; parts: SheetPart[] }
	/** Stands as it is; its name is the one of @keyframes and @property. */
	| { kind: "block"; type: string; name: string; text: string };

const GROUPS = new Set(["@media", "@supports", "@layer", "@container", "@starting-style"]);

/** Reads a sheet as the build wrote it: without comments of its own, valid, and without nested rules. */
export function readSheet(text: string): SheetPart[] {
	const parts: SheetPart[] = [];
	const sheet = text.replace(/\/\*[\s\S]*?\*\//g, "");
	let at = 0;
	while (at < sheet.length) {
		const end = findOutside(sheet, at, "{;");
		const prelude = sheet.slice(at, end).trim();
		if (sheet[end] !== "{") {
			const [type = "", name = ""] = prelude.split(/\s+/);
			if (prelude) parts.push({ kind: "block", type, name, text: `${prelude};` });
			at = end + 1;
			continue;
		}
		const close = findOutside(sheet, end + 1, "}");
		const body = sheet.slice(end + 1, close);
		parts.push(readBlock(prelude, body));
		at = close + 1;
	}
	return parts;
}

function readBlock(prelude: string, body: string): SheetPart {
	if (!prelude.startsWith("@"))
		return {
			kind: "rule",
			selectors: splitOutside(prelude, ","),
			declarations: splitOutside(body, ";"),
		};
	const [type = "", name = ""] = prelude.split(/\s+/);
	if (GROUPS.has(type)) return { kind: "group", prelude, parts: readSheet(body) };
	return { kind: "block", type, name, text: `${prelude}{${body}}` };
}

/** Every part, those inside others too. */
export function listParts<Part extends { kind: string }>(parts: readonly Part[]): Part[] {
	return parts.flatMap((part) =>
		"parts" in part ? [part, ...listParts(part.parts as Part[])] : [part],
	);
}

/** The same parts with other declarations, each of them once. */
export function mapDeclarations(
	parts: readonly SheetPart[],
	change: (declaration: string) => string,
): SheetPart[] {
	return parts.map((part) => {
		if (part.kind === "group") return { ...part, parts: mapDeclarations(part.parts, change) };
		if (part.kind === "block") return { ...part, text: change(part.text) };
		return { ...part, declarations: [...new Set(part.declarations.map(change))] };
	});
}

/** The parts between the separators that stand in no brackets and no string. */
export function splitOutside(text: string, separator: string): string[] {
	const found: string[] = [];
	let at = 0;
	while (at < text.length) {
		const end = findOutside(text, at, separator);
		const part = text.slice(at, end).trim();
		if (part) found.push(part);
		at = end + 1;
	}
	return found;
}

const NOTABLE = /[\\"'()[\]{},;]/g;

/** Where the character, or one of them, stands outside brackets and strings; the text's length where none does. */
export function findOutside(text: string, from: number, characters: string): number {
	let depth = 0;
	NOTABLE.lastIndex = from;
	for (let found = NOTABLE.exec(text); found; found = NOTABLE.exec(text)) {
		const [character] = found;
		if (depth === 0 && characters.includes(character)) return found.index;
		if (character === "\\") NOTABLE.lastIndex++;
		else if (character === '"' || character === "'")
			NOTABLE.lastIndex = findQuote(text, found.index) + 1;
		else if ("([{".includes(character)) depth++;
		else if (")]}".includes(character)) depth--;
	}
	return text.length;
}

function findQuote(text: string, opening: number): number {
	for (let at = opening + 1; at < text.length; at++) {
		if (text[at] === "\\") at++;
		else if (text[at] === text[opening]) return at;
	}
	return text.length;
}
