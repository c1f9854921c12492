import type { Channel } from "../enquiry.ts";
import type { Stores } from "../open-stores.ts";

/** Claims the one delivery that must be due. */
export async function claimOne({ outbox }: Stores, channel: Channel = "email", now = Date.now()) {
	const [claim] = await outbox.claim(channel, 1, now);
	if (!claim) throw new Error(`nothing was due by ${channel}`);
	return claim;
}
