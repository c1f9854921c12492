/** The elements that are open at a place of a page, counted by name, as there may be thousands. */
export class OpenElements {
	readonly #tags: string[] = [];
	readonly #counts = new Map<string, number>();

	/** The innermost one. */
	get last(): string | undefined {
		return this.#tags.at(-1);
	}

	open(tag: string): void {
		this.#tags.push(tag);
		this.#counts.set(tag, this.#count(tag) + 1);
	}

	/** Closes the innermost one of a name with all within it. Returns how many are open then. */
	close(tag: string): number {
		if (!this.has(tag)) return this.#tags.length;
		for (;;) {
			const closed = this.#tags.pop();
			if (closed === undefined) return 0;
			this.#counts.set(closed, this.#count(closed) - 1);
			if (closed === tag) return this.#tags.length;
		}
	}

	/** Returns whether one of some names is open. */
	has(...tags: readonly string[]): boolean {
		return tags.some((tag) => this.#count(tag) > 0);
	}

	#count(tag: string): number {
		return this.#counts.get(tag) ?? 0;
	}
}
