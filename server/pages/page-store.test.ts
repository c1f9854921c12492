import { describe, expect, it } from "vitest";
import { Answer } from "../answers/answer.ts";
import { PageStore, type StoredPage } from "./page-store.ts";

function makeAnswer(bytes: number): Answer {
	const answer = new Answer({ headers: [], offered: ["br"] });
	answer.put("br", Buffer.alloc(bytes));
	return answer;
}

function makePage(address: string, bytes = 10_000, stateBytes = 0): StoredPage {
	const answer = makeAnswer(stateBytes);
	const state = stateBytes ? { address: `${address}.state?v=1`, version: "1", answer } : null;
	const isNot = { isUsed: false, isQuick: false, isWanted: false };
	return { address, answer: makeAnswer(bytes), state, madeAt: 0, ...isNot };
}

describe("the memory of pages", () => {
	it("never takes more than it may", () => {
		const store = new PageStore(100_000);
		for (let at = 0; at < 1_000; at++) {
			store.put(makePage(`/${at}`, (at % 7) * 3_000, at % 3 ? 0 : 4_000));
			expect(store.bytes).toBeLessThanOrEqual(100_000);
		}
		expect(store.bytes).toBeGreaterThan(60_000);
	});

	it("keeps nothing that is larger than all of it", () => {
		const store = new PageStore(100_000);
		store.put(makePage("/large", 100_001));
		expect([store.find("/large"), store.bytes]).toEqual([undefined, 0]);
	});

	it("lets those go first that nobody has asked for since", () => {
		const store = new PageStore(50_000);
		for (const address of ["/a", "/b", "/c"]) store.put(makePage(address));
		store.find("/a");
		store.put(makePage("/d"));
		expect(["/a", "/b", "/c", "/d"].filter((address) => store.find(address))).toEqual([
			"/a",
			"/c",
			"/d",
		]);
	});

	it("counts a page that has grown, and makes room for it", () => {
		const store = new PageStore(50_000);
		const pages = ["/a", "/b"].map((address) => makePage(address));
		for (const page of pages) store.put(page);
		const before = store.bytes;
		const grown = pages[1]?.answer.put("gzip", Buffer.alloc(5_000));
		if (pages[1]) store.weigh(pages[1]);
		expect(store.bytes - before).toBe(grown?.message.byteLength);
		pages[1]?.answer.put("identity", Buffer.alloc(25_000));
		if (pages[1]) store.weigh(pages[1]);
		expect(store.find("/a")).toBeUndefined();
	});

	it("forgets a page with its state, and all of them", () => {
		const store = new PageStore(100_000);
		const page = makePage("/a", 1_000, 1_000);
		store.put(page);
		expect(store.find("/a.state?v=1")?.page).toBe(page);
		store.remove(page);
		expect([store.find("/a"), store.find("/a.state?v=1"), store.bytes]).toEqual([
			undefined,
			undefined,
			0,
		]);
		store.put(makePage("/b"));
		store.clear();
		expect([store.find("/b"), store.bytes]).toEqual([undefined, 0]);
	});

	it("finds what could be compressed better as long as it is kept, and first what is wanted", () => {
		const store = new PageStore(100_000);
		const page = { ...makePage("/a"), isQuick: true };
		const wanted = { ...makePage("/b"), isQuick: true, isWanted: true };
		for (const each of [makePage("/c"), page, wanted]) store.put(each);
		expect(store.findQuick()).toBe(wanted);
		store.remove(wanted);
		expect(store.findQuick()).toBe(page);
		store.remove(page);
		expect(store.findQuick()).toBeUndefined();
	});

	it("replaces a page by its newer one", () => {
		const store = new PageStore(100_000);
		const [older, newer] = [makePage("/a", 5_000, 5_000), makePage("/a", 6_000)];
		store.put(older);
		store.put(newer);
		expect(store.find("/a")?.page).toBe(newer);
		expect(store.find("/a.state?v=1")).toBeUndefined();
		const before = store.bytes;
		store.weigh(older);
		expect(store.bytes).toBe(before);
	});
});
