import type { EnquiryWithDeliveries } from "#app/enquiries/enquiry.ts";
import type { Stores } from "#app/enquiries/open-stores.ts";
import { Refusal, WrongUse } from "./refusal.ts";

const SHORTEST_START = 4;

/** The one enquiry whose id begins so. */
export async function findOne(
	{ enquiries }: Stores,
	start: string,
): Promise<EnquiryWithDeliveries> {
	if (start.length < SHORTEST_START)
		throw new WrongUse(
			`An id wants its first ${SHORTEST_START} characters at least; found ${JSON.stringify(start)}.`,
		);
	const [found, another] = await enquiries.findByIdStart(start);
	if (!found) throw new Refusal(`No enquiry has an id that begins with ${JSON.stringify(start)}.`);
	if (another)
		throw new Refusal(
			`Several enquiries have an id that begins with ${JSON.stringify(start)}; write more of it.`,
		);
	return found;
}

/** Enough of an id to know an enquiry by. */
export function shortenId(id: string): string {
	return id.slice(0, 8);
}
