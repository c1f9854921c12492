import { expect, it } from "vitest";
import { FIGURES, serviceSchema } from "./service.ts";

const { framework } = serviceSchema.shape;

function parse(figure: string | undefined, count: number) {
	const items = Array.from({ length: count }, (_, index) => ({
		title: `Part ${index}`,
		text: "A",
	}));
	const bidders = [1, 2].map((bid) => ({ name: `Bidder ${bid}`, bid, fit: 5 }));
	const screens = [1, 2, 3, 4].map((screen) => ({ name: `Screen ${screen}`, holds: [] }));
	return framework.safeParse({ heading: "A heading", figure, items, bidders, screens });
}

it("a service that names no figure has its parts in numbered rows", () => {
	expect(parse(undefined, 7).data?.figure).toBe("list");
});

it.each(Object.entries(FIGURES))("%s takes as many parts as it draws", (figure, { parts }) => {
	const [least, most] = parts;
	const accepted = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((count) => parse(figure, count).success);
	expect([accepted.at(0), accepted.at(-1)]).toEqual([least, most]);
});
