/** Work is saved by throwing away only now and then. */
const SLACK = 4;

/** The best of very many, the first of those that are equally good. */
export class Best<T extends { score: number }> {
	/** Of all that came. */
	count = 0;
	readonly #most: number;
	#kept: T[] = [];
	#least = Number.NEGATIVE_INFINITY;

	constructor(most: number) {
		this.#most = most;
	}

	/** Whether one of this score would be kept; it is counted. */
	wants(score: number): boolean {
		this.count++;
		return score > this.#least;
	}

	add(item: T): void {
		this.#kept.push(item);
		if (this.#kept.length < this.#most * SLACK) return;
		this.#kept = this.list();
		this.#least = this.#kept.at(-1)?.score ?? this.#least;
	}

	list(): T[] {
		return this.#kept.toSorted((a, b) => b.score - a.score).slice(0, this.#most);
	}
}
