import { DomUtils, ElementType, parseDocument } from "htmlparser2";
import type { MotifName } from "#app/content/schemas/look.ts";
import type { Motif } from "./kite.ts";

/**
 * The motifs that were drawn in an editor: 240 x 240, the classes fa to fd fill in a role's colour, sa to sd stroke in
 * it.
 */
const FILES = import.meta.glob<string>("./motifs/*.svg", {
	eager: true,
	import: "default",
	query: "?raw",
});

/** Returns the motif that a file in motifs/ draws. */
export function getMotif(name: MotifName | "hero"): Motif {
	const svg = FILES[`./motifs/${name}.svg`];
	if (svg === undefined) throw new Error(`app/design/art/motifs/${name}.svg is missing`);
	return (key) => renderMotif(svg, key);
}

/** Returns the markup of the element `motif`; each id and reference in it ends with the key. */
function renderMotif(svg: string, key: string): string {
	const motif = DomUtils.getElementById("motif", parseDocument(svg, { xmlMode: true }).children);
	if (!motif) throw new Error("a motif needs an element with the id motif");
	for (const node of DomUtils.filter(() => true, motif.children)) {
		if (node.type === ElementType.Text) DomUtils.removeElement(node);
		if (node.type !== ElementType.Tag) continue;
		if (node.attribs.id) node.attribs.id += key;
		if (node.attribs.href) node.attribs.href += key;
	}
	return DomUtils.getInnerHTML(motif, { xmlMode: true });
}
