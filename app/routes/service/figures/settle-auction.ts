export type Bidder = { name: string; bid: number; fit: number };

/** How many advertisements are shown. */
const SLOTS = 2;

/**
 * Ranks bidders by bid times fit, the best first. Each that is shown pays, in whole rupees, the least that keeps it
 * ahead of the next; the others have no price.
 */
export function settleAuction(bidders: readonly Bidder[]): (Bidder & { price: number | null })[] {
	const ranked = bidders.toSorted((one, other) => other.bid * other.fit - one.bid * one.fit);
	return ranked.map((bidder, rank) => {
		const next = ranked[rank + 1];
		if (rank >= SLOTS) return { ...bidder, price: null };
		const price = next ? Math.ceil((next.bid * next.fit) / bidder.fit) : 1;
		return { ...bidder, price: Math.min(price, bidder.bid) };
	});
}
