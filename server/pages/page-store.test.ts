import { expect, it } from "vitest";
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

function open(limit: number, ...pages: StoredPage[]) {
	const store = new PageStore(limit);
	for (const page of pages) store.put(page);
	return store;
}

it("the memory of pages never takes more than it may", () => {
	const store = open(100_000);
	let most = 0;
	for (let at = 0; at < 1_000; at++) {
		store.put(makePage(`/${at}`, (at % 7) * 3_000, at % 3 ? 0 : 4_000));
		most = Math.max(most, store.bytes);
	}
	expect(most).toBeLessThanOrEqual(100_000);
	expect(store.bytes).toBeGreaterThan(60_000);
	store.put(makePage("/large", 100_001));
	expect([store.find("/large"), store.bytes]).toEqual([undefined, 0]);
});

it("the memory of pages lets those go first that nobody has asked for since", () => {
	const store = open(50_000, makePage("/a"), makePage("/b"), makePage("/c"));
	store.find("/a");
	store.put(makePage("/d"));
	const kept = ["/a", "/b", "/c", "/d"].filter((address) => store.find(address));
	expect(kept).toEqual(["/a", "/c", "/d"]);
});

it("the memory of pages makes room for a page that has grown", () => {
	const page = makePage("/b");
	const store = open(50_000, makePage("/a"), page);
	const before = store.bytes;
	const grown = page.answer.put("gzip", Buffer.alloc(25_000));
	store.weigh(page);
	expect(store.find("/a")).toBeUndefined();
	expect(store.bytes).toBe(before / 2 + grown.message.byteLength);
});

it("the memory of pages forgets a page with its state and bytes", () => {
	const [older, newer] = [makePage("/a", 5_000, 5_000), makePage("/a", 6_000)];
	const store = open(100_000, older);
	expect(store.find("/a.state?v=1")?.page).toBe(older);
	store.put(newer);
	store.weigh(older);
	expect([store.find("/a")?.page, store.find("/a.state?v=1")]).toEqual([newer, undefined]);
	store.remove(newer);
	expect([store.find("/a"), store.bytes]).toEqual([undefined, 0]);
});
