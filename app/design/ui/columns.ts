/** An odd last card of two columns is as wide as both. */
const LAST = "md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2";

const FEW: Readonly<Record<number, string>> = {
	1: "",
	2: "md:grid-cols-2",
	3: "md:grid-cols-3",
	4: "md:grid-cols-2 xl:grid-cols-4",
};

/** Returns the classes for the columns of a grid with so many cards: as far as it can be, no card is alone in a row. */
export function chooseColumns(count: number): string {
	if (count in FEW) return FEW[count] ?? "";
	return count % 3 === 1
		? `md:grid-cols-2 lg:grid-cols-4 ${LAST}`
		: `md:grid-cols-2 lg:grid-cols-3 ${LAST}`;
}
