import { join } from "node:path";
import type { Terms } from "./schemas/pages.ts";
import type { GlobalContent } from "./types.ts";

type Samples = Pick<
	GlobalContent,
	| "folder"
	| "site"
	| "pages"
	| "proof"
	| "offer"
	| "caseStudies"
	| "whyChooseUs"
	| "people"
	| "documents"
>;
type Marked = { isSample?: boolean | undefined };

/** Lists what belongs to the demonstration agency and is still in the content, as the file and the part of it. */
export function listSamples({
	folder,
	site,
	pages,
	proof,
	offer,
	caseStudies,
	whyChooseUs,
	people,
	documents,
}: Samples): string[] {
	const { home, about, caseStudies: cases, pricing, privacyPolicy, terms } = pages;
	const listRows = ({ sections }: Terms) => sections.flatMap(({ rows = [] }) => rows);
	const entries: [file: string, what: string, marked?: Marked | readonly Marked[]][] = [
		["site.yaml", "address", site.address],
		["site.yaml", "legal", site.legal],
		["pages/home.yaml", "clients", home.clients],
		["pages/home.yaml", "testimonials", home.testimonials?.items],
		["pages/home.yaml", "figures", home.awards?.stats],
		["pages/case-studies.yaml", "figures", cases.results?.stats],
		["pages/about.yaml", "story", about],
		["pages/pricing.yaml", "prices", pricing],
		["proof.yaml", "year", proof.record?.founded],
		["proof.yaml", "credentials", proof.record?.credentials],
		["proof.yaml", "awards", proof.record?.awards],
		["proof.yaml", "film", proof.film],
		["proof.yaml", "references", proof.references?.items],
		["pages/privacy-policy.yaml", "rows", listRows(privacyPolicy)],
		["pages/terms.yaml", "rows", terms && listRows(terms)],
		["offer.yaml", "offer", offer],
		...toEntries("case-studies", "case", caseStudies),
		...toEntries("why-choose-us", "reason", whyChooseUs),
		...toEntries("people", "person", people),
		...toEntries("documents", "document", documents),
	];
	return entries
		.filter(([, , marked = []]) => [marked].flat().some(({ isSample }) => isSample))
		.map(([file, what]) => `${join(folder, file)}: ${what}`);
}

function toEntries(folder: string, what: string, files: readonly (Marked & { slug: string })[]) {
	return files.map((file): [string, string, Marked] => [`${folder}/${file.slug}.yaml`, what, file]);
}
