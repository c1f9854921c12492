import { expect, it } from "vitest";
import { settleAuction } from "./table-figures.tsx";

it("places go by bid times fit, and each pays what keeps it ahead; the third is not shown", () => {
	const settled = settleAuction([
		{ name: "chain", bid: 40, fit: 6 },
		{ name: "app", bid: 60, fit: 3 },
		{ name: "tutor", bid: 40, fit: 9 },
	]);
	const prices = settled.map(({ name, price }) => `${name} ${price}`);
	expect(prices).toEqual(["tutor 27", "chain 30", "app null"]);
});

it("nobody pays more than was bid", () => {
	const same = { name: "one", bid: 7.5, fit: 3 };
	expect(settleAuction([same, same])[0]?.price).toBe(7.5);
});
