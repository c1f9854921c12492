/** What docs/benchmarks.md says before its sections. */
const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, which measures what has a limit, side by side in one run where it can be. A part that is
named alone (\`npm run bench -- pages\`) renews its own section and leaves the others as they were measured; those of
crashes and a broken WordPress are written by hand. The best peers are the best of nine sites of the
field, and of other frameworks' builds of a small site, measured once on such a machine. Times of a shared machine vary by a
third from run to run; bytes and counts are exact.
`;

/**
 * The document with these sections in place of those of the same heading; sections of other headings stay as they are.
 * New ones come where the order of all headings wants them.
 */
export function renewSections(
	document: string,
	sections: readonly string[],
	order: readonly string[],
): string {
	const kept = document.split(/^(?=## )/m).filter((part) => part.startsWith("## "));
	for (const section of sections) {
		const title = readTitle(section);
		const at = kept.findIndex((other) => readTitle(other) === title);
		if (at >= 0) kept[at] = section;
		else kept.splice(findPlace(kept, title, order), 0, section);
	}
	return `${[INTRODUCTION, ...kept].map((part) => part.trim()).join("\n\n")}\n`;
}

/** Behind the last section that comes before it in order; what is on no list stays behind what it followed. */
function findPlace(kept: readonly string[], title: string, order: readonly string[]): number {
	const earlier = order.slice(0, order.indexOf(title));
	return kept.findLastIndex((section) => earlier.includes(readTitle(section))) + 1;
}

function readTitle(section: string): string {
	return section.slice(3, section.indexOf("\n"));
}
