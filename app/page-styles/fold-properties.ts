import { findOutside, listParts, mapDeclarations, type SheetPart } from "./read-sheet.ts";

/** The sheet with the constants of its theme written out: those set once, and no longer than their name. */
export function foldConstants(parts: SheetPart[]): SheetPart[] {
	const constants = findConstants(parts);
	const fold = (text: string) =>
		multiply(replaceUses(text, (name) => constants.get(name) ?? null)).replace(
			// Tailwind lets colours of gradients pass over; the site has none.
			/,--tw-gradient-(?:from|via|to)/g,
			"",
		);
	return mapDeclarations(parts, fold);
}

/** `var()` in the text replaced by what is given for its name and its fallback; null leaves it. */
export function replaceUses(
	text: string,
	give: (name: string, fallback: string | null) => string | null,
): string {
	let at = text.indexOf("var(--");
	if (at === -1) return text;
	let replaced = "";
	let done = 0;
	for (; at !== -1; at = text.indexOf("var(--", at + 1)) {
		const close = findOutside(text, at + 4, ")");
		const comma = findOutside(text.slice(0, close), at + 4, ",");
		const fallback = comma < close ? text.slice(comma + 1, close) : null;
		const given = give(text.slice(at + 4, comma).trim(), fallback);
		if (given === null) continue;
		replaced += text.slice(done, at) + given;
		done = close + 1;
		at = close;
	}
	return replaced + text.slice(done);
}

/** Those of the theme alone, so that nothing on the way down can give them another value. */
function findConstants(parts: SheetPart[]): Map<string, string> {
	const values = new Map<string, string | null>();
	for (const part of listParts(parts)) {
		if (part.kind !== "rule") continue;
		const isTheme = part.selectors.includes(":root");
		for (const declaration of part.declarations) {
			const [, name, value = ""] = /^(--[\w-]+):(.*)$/s.exec(declaration) ?? [];
			if (!name) continue;
			const isConstant = isTheme && !values.has(name) && !/[(,\s]/.test(value);
			values.set(name, isConstant && value.length <= name.length + 5 ? value : null);
		}
	}
	return new Map([...values].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Products of a length and a number, and shares of a whole, worked out. */
function multiply(text: string): string {
	const shares = text.replace(
		/calc\(([\d.]+) \/ ([\d.]+) \* 100%\)/g,
		(_, part: string, whole: string) =>
			`${Number(((Number(part) / Number(whole)) * 100).toFixed(5))}%`,
	);
	return shares.replace(
		/calc\((-?[\d.]+)(rem|em|px|%) \* (-?[\d.]+)\)/g,
		(_, size: string, unit: string, times: string) =>
			`${Number((Number(size) * Number(times)).toFixed(5))}${unit}`.replace(/^(-?)0\./, "$1."),
	);
}
