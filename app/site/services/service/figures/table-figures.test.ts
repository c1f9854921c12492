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
