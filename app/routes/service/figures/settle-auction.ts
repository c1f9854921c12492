export type Bidder = { name: string; bid: number; fit: number };

/** How many of the bidders are shown. */
const PLACES = 2;

/**
 * Places go by bid times fit. Each of those shown pays, in whole rupees, the least that keeps it ahead of the
 * next one's bid times fit; `price` is null for who is not shown. Best place first.
 */
export function settleAuction(bidders: readonly Bidder[]): (Bidder & { price: number | null })[] {
	const ranked = bidders.toSorted((one, other) => other.bid * other.fit - one.bid * one.fit);
	return ranked.map((bidder, place) => {
		const next = ranked[place + 1];
		if (place >= PLACES) return { ...bidder, price: null };
		const price = next ? Math.ceil((next.bid * next.fit) / bidder.fit) : 1;
		return { ...bidder, price: Math.min(price, bidder.bid) };
	});
}
