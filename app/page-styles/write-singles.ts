import { replaceUses } from "./fold-properties.ts";
import type { StyledPart } from "./page-sheet.ts";
import { listParts } from "./read-sheet.ts";
import { listRules, listUses, mapTexts } from "./styled-parts.ts";

/** A value of the theme that one place uses stands there, unless others can be on the way to it. */
export function writeSingles(parts: StyledPart[], named: ReadonlySet<string>): StyledPart[] {
	const all = listParts(parts);
	const texts = all.flatMap((part) => {
		if (part.kind === "rule") return part.declarations.map(({ text }) => text);
		return part.kind === "block" ? part.text : [];
	});
	const uses = count(texts.flatMap(listUses));
	const declarations = listRules(parts).flatMap((rule) => rule.declarations);
	const sets = count(declarations.map((declaration) => declaration.sets));
	const singles = new Map<string, string>();
	for (const { selectors, declarations: own } of listRules(parts))
		for (const { sets: name, text } of selectors.some((each) => each.text === ":root") ? own : []) {
			const isSingle = name && uses.get(name) === 1 && sets.get(name) === 1 && !named.has(name);
			if (isSingle && !text.includes("var(")) singles.set(name, text.slice(name.length + 1));
		}
	return mapTexts(parts, (text) => replaceUses(text, (name) => singles.get(name) ?? null));
}

function count(names: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return counts;
}
