import { resolveAddress } from "./resolve-address.ts";
import type { Page, Visit } from "./visit.ts";

type Kind = Visit["files"][number]["kind"];

/** The most files of each kind that are read. */
const MOST: Readonly<Record<Kind, number>> = { style: 3, script: 4, picture: 6, font: 2 };

/** Chooses the files of a page that are read: those of its own host, the first ones of each kind. */
export function chooseFiles(page: Page): { url: string; kind: Kind }[] {
	const { host } = new URL(page.url);
	const counts: Record<Kind, number> = { style: 0, script: 0, picture: 0, font: 0 };
	const seen = new Set<string>();
	return listFiles(page.document).flatMap(({ href, kind }) => {
		const file = resolveAddress(page, href);
		if (file?.host !== host || seen.has(file.href) || counts[kind] === MOST[kind]) return [];
		seen.add(file.href);
		counts[kind]++;
		return [{ url: file.href, kind }];
	});
}

function listFiles({ heads, scripts, pictures }: Page["document"]): { href: string; kind: Kind }[] {
	return [
		...heads.flatMap(({ rel = "", href = "", as }): { href: string; kind: Kind }[] => {
			const rels = rel.toLowerCase().split(/\s+/);
			if (rels.includes("stylesheet")) return [{ href, kind: "style" }];
			return rels.includes("preload") && as === "font" ? [{ href, kind: "font" }] : [];
		}),
		...scripts.flatMap(({ src }) => (src === null ? [] : [{ href: src, kind: "script" as const }])),
		...pictures.map(({ src }) => ({ href: src, kind: "picture" as const })),
	];
}
