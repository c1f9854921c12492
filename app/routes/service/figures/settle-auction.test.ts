import { expect, test } from "vitest";
import { settleAuction } from "./settle-auction.ts";

test("of two equal bids the better fit stands first and pays less", () => {
	const [first, second] = settleAuction([
		{ name: "chain", bid: 40, fit: 6 },
		{ name: "app", bid: 60, fit: 3 },
		{ name: "tutor", bid: 40, fit: 9 },
	]);
	expect(first).toEqual({ name: "tutor", bid: 40, fit: 9, price: 27 });
	expect(second).toEqual({ name: "chain", bid: 40, fit: 6, price: 30 });
});

test("the highest bid with a poor fit is not shown", () => {
	const settled = settleAuction([
		{ name: "app", bid: 60, fit: 3 },
		{ name: "chain", bid: 40, fit: 6 },
		{ name: "tutor", bid: 40, fit: 9 },
	]);
	expect(settled[2]).toEqual({ name: "app", bid: 60, fit: 3, price: null });
});

test("nobody pays more than was bid", () => {
	const settled = settleAuction([
		{ name: "one", bid: 7, fit: 3 },
		{ name: "other", bid: 7, fit: 3 },
	]);
	expect(settled[0]?.price).toBe(7);
});
