import type { Declaration, StyledPart, StyledRule } from "./page-sheet.ts";
import { listParts } from "./read-sheet.ts";

export function listRules(parts: readonly StyledPart[]): StyledRule[] {
	return listParts(parts).filter((part) => part.kind === "rule");
}

/** The custom properties that a text asks for. */
export function listUses(text: string): string[] {
	return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);
}

/** Without the groups that become empty. */
export function mapRules(
	parts: readonly StyledPart[],
	change: (rule: StyledRule) => StyledRule | null,
): StyledPart[] {
	return parts.flatMap((part) => {
		if (part.kind === "rule") return change(part) ?? [];
		if (part.kind === "block") return part;
		const inner = mapRules(part.parts, change);
		// For every browser: it is shorter than @property, which says the same.
		if (inner.length > 0 && inner.every((rule) => rule.kind === "rule" && rule.isFallback))
			return part.prelude.startsWith("@layer") ? { ...part, parts: inner } : inner;
		return inner.length > 0 ? { ...part, parts: inner } : [];
	});
}

export function mapTexts(
	parts: readonly StyledPart[],
	change: (text: string) => string,
): StyledPart[] {
	const changeOne = (declaration: Declaration) => ({
		...declaration,
		text: change(declaration.text),
	});
	return parts.map((part) => {
		if (part.kind === "group") return { ...part, parts: mapTexts(part.parts, change) };
		if (part.kind === "block") return { ...part, text: change(part.text) };
		return { ...part, declarations: part.declarations.map(changeOne) };
	});
}
