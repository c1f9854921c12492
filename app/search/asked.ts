/** Which of the words asked for something has, a bit for each. */
export type Mask = number;

/** How well something fits what was asked for. */
export type Judged = {
	/** Words that it has anywhere, and those that are in its name. */
	all: Mask;
	ofName: Mask;
	/** It is called exactly so. */
	isNamed: boolean;
	/** 1 and more for each word in its name, less for others. */
	sum: number;
};

/** What was asked for, as far as it takes part in the judgement. */
export class Asked {
	readonly #required: Mask;
	readonly #count: number;

	/** Fillers are not asked of anything, unless there is nothing else. */
	constructor(terms: readonly string[], fillers: ReadonlySet<string>) {
		const places = [...terms.keys()];
		const telling = places.filter((place) => !fillers.has(terms[place] ?? ""));
		const required = telling.length > 0 ? telling : places;
		this.#required = required.reduce((mask, place) => mask | (1 << place), 0);
		this.#count = Math.max(1, required.length);
	}

	hasAny(mask: Mask): boolean {
		return (mask & this.#required) !== 0;
	}

	hasAll(mask: Mask): boolean {
		return (mask & this.#required) === this.#required;
	}

	/** Which share of the words it has. */
	share(mask: Mask): number {
		let count = 0;
		for (let rest = mask & this.#required; rest !== 0; rest &= rest - 1) count++;
		return count / this.#count;
	}
}
