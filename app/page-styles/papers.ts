/** What a page has on one paper, and around it: names by their places in the sheet's list. */
export type FoundOnPaper = {
	inside: Set<number>;
	above: Set<number>;
	/** The custom properties that attributes on it name. */
	properties: Set<string>;
};

/** By the class of the paper. */
export type FoundOnPapers = ReadonlyMap<string, FoundOnPaper>;

type OpenElement = {
	name: string;
	places: readonly number[];
	/** The papers that it is on, its own among them. */
	on: readonly FoundOnPaper[];
};

const NONE: readonly never[] = [];

/** The elements that are open where a walk over markup stands, and what it has met on papers. */
export class OpenElements {
	readonly #papers = new Map<string, FoundOnPaper>();
	readonly #open: OpenElement[] = [];
	#last: OpenElement = { name: "", places: NONE, on: NONE };

	get papers(): FoundOnPapers {
		return this.#papers;
	}

	/** An element begins; its attributes are read only where it stands on a paper. */
	note(
		places: readonly number[],
		papers: readonly string[],
		readProperties: () => readonly string[],
	): void {
		const around = this.#open.at(-1)?.on ?? NONE;
		const own = papers.map((paper) => this.#findPaper(paper));
		for (const paper of own)
			for (const element of this.#open) for (const place of element.places) paper.above.add(place);
		const on =
			own.length > 0 ? [...around.filter((paper) => !own.includes(paper)), ...own] : around;
		this.#last = { name: "", places, on };
		if (on.length === 0) return;
		const properties = readProperties();
		for (const paper of on) {
			for (const place of places) paper.inside.add(place);
			for (const property of properties) paper.properties.add(property);
		}
	}

	/** The element noted last has something in it. */
	open(name: string): void {
		this.#open.push({ ...this.#last, name });
	}

	/** An end that nothing began changes nothing. */
	close(name: string): void {
		const at = this.#open.findLastIndex((element) => element.name === name);
		if (at !== -1) this.#open.length = at;
	}

	#findPaper(name: string): FoundOnPaper {
		const known = this.#papers.get(name);
		if (known) return known;
		const paper: FoundOnPaper = { inside: new Set(), above: new Set(), properties: new Set() };
		this.#papers.set(name, paper);
		return paper;
	}
}

/** What several parts of one page have. */
export function joinPapers(parts: readonly FoundOnPapers[]): FoundOnPapers {
	const joined = new Map<string, FoundOnPaper>();
	for (const [name, found] of parts.flatMap((part) => [...part])) {
		const known = joined.get(name);
		joined.set(name, {
			inside: new Set([...(known?.inside ?? []), ...found.inside]),
			above: new Set([...(known?.above ?? []), ...found.above]),
			properties: new Set([...(known?.properties ?? []), ...found.properties]),
		});
	}
	return joined;
}
