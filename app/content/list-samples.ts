import { join } from "node:path";
import type { Sample } from "./pages/page.ts";
import { PAGES } from "./pages/registry.ts";
import type { GlobalContent } from "./types.ts";

/** Lists what belongs to the demonstration agency and is still in the content, as the file and the part of it. */
export function listSamples(content: GlobalContent): string[] {
	const { folder, site, proof, offer } = content;
	const samples: Sample[] = [
		["site.yaml", "address", site.address],
		["site.yaml", "legal", site.legal],
		...PAGES.flatMap(({ listSamples }) => listSamples?.(content) ?? []),
		["proof.yaml", "year", proof.record?.founded],
		["proof.yaml", "credentials", proof.record?.credentials],
		["proof.yaml", "awards", proof.record?.awards],
		["proof.yaml", "film", proof.film],
		["proof.yaml", "references", proof.references?.items],
		["offer.yaml", "offer", offer],
	];
	return samples
		.filter(([, , marked = []]) => [marked].flat().some(({ isSample }) => isSample))
		.map(([file, part]) => `${join(folder, file)}: ${part}`);
}
