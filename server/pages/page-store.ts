import type { Answer } from "../answers/answer.ts";

/** A page or its data, with the page's state where that has an address of its own. */
export type StoredPage = {
	address: string;
	answer: Answer;
	state: { address: string; version: string; answer: Answer } | null;
	/** When it was made or seen to be what it would be again, in ms. */
	madeAt: number;
	/** Whether anybody has asked for it since it was last looked at for room. */
	isUsed: boolean;
	/** Whether its bodies could be compressed better. */
	isQuick: boolean;
	/** Whether anybody has asked for it since it was made, so that compressing it better pays sooner. */
	isWanted: boolean;
};

type Place = { page: StoredPage; answer: Answer };

/** What a page takes in memory beside its messages: its list of headers, objects and places in lists. */
const OVERHEAD = 3_000;

/**
 * Pages by their addresses, within so many bytes. Nearly the one that was not asked for the longest makes room:
 * being asked for is noted, and looked at when room is wanted, which costs a reader next to nothing.
 */
export class PageStore {
	readonly #limit: number;
	readonly #places = new Map<string, Place>();
	/** With their bytes, in the order in which they are looked at. */
	readonly #pages = new Map<StoredPage, number>();
	#bytes = 0;

	constructor(limit: number) {
		this.#limit = limit;
	}

	find(address: string): Place | undefined {
		const place = this.#places.get(address);
		if (place) place.page.isUsed = true;
		return place;
	}

	put(page: StoredPage): void {
		const { address, answer, state } = page;
		const before = this.#places.get(address);
		if (before) this.remove(before.page);
		this.#places.set(address, { page, answer });
		if (state) this.#places.set(state.address, { page, answer: state.answer });
		this.#pages.set(page, 0);
		this.weigh(page);
	}

	/** Makes room for what a page takes now, as one of its bodies has changed. */
	weigh(page: StoredPage): void {
		const before = this.#pages.get(page);
		if (before === undefined) return;
		const bytes = measure(page);
		this.#bytes += bytes - before;
		this.#pages.set(page, bytes);
		while (this.#bytes > this.#limit) this.#makeRoom();
	}

	remove(page: StoredPage): void {
		const bytes = this.#pages.get(page);
		if (bytes === undefined) return;
		this.#bytes -= bytes;
		this.#pages.delete(page);
		this.#places.delete(page.address);
		if (page.state) this.#places.delete(page.state.address);
	}

	/** One that could be compressed better; those that are wanted come first. */
	findQuick(): StoredPage | undefined {
		let found: StoredPage | undefined;
		for (const page of this.#pages.keys()) {
			if (!page.isQuick) continue;
			if (page.isWanted) return page;
			found ??= page;
		}
		return found;
	}

	clear(): void {
		this.#places.clear();
		this.#pages.clear();
		this.#bytes = 0;
	}

	get bytes(): number {
		return this.#bytes;
	}

	/** Lets the next page go, or has it wait for its next turn when it was used since the last one. */
	#makeRoom(): void {
		const [next] = this.#pages;
		if (!next) return;
		const [page, bytes] = next;
		if (page.isUsed) {
			page.isUsed = false;
			this.#pages.delete(page);
			this.#pages.set(page, bytes);
		} else this.remove(page);
	}
}

function measure({ address, answer, state }: StoredPage): number {
	return OVERHEAD + 2 * address.length + answer.bytes + (state?.answer.bytes ?? 0);
}
