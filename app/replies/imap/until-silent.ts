import type { ImapFlow } from "imapflow";
import { SECOND } from "#app/platform/durations.ts";

/**
 * The longest silence in ms of the server at one message: at a new one, at a new one once a connection has ended at another, and
 * at one that was set aside.
 */
export const SILENCE = { first: 3 * SECOND, next: 0.7 * SECOND, later: 20 * SECOND };

/** The number of looks at a connection within the silence that ends it. */
const LOOKS = 4;

/**
 * Does work on a connection, which is closed once the server has sent nothing for `ms`: the command that runs then is
 * rejected. A large message may take as long as it arrives.
 */
export async function untilSilent<Result>(
	client: ImapFlow,
	ms: number,
	work: () => Promise<Result>,
): Promise<Result> {
	let { received } = client.stats();
	let looks = 0;
	const timer = setInterval(() => {
		const before = received;
		received = client.stats().received;
		looks = received === before ? looks + 1 : 0;
		if (looks >= LOOKS) client.close();
	}, ms / LOOKS);
	try {
		return await work();
	} finally {
		clearInterval(timer);
	}
}
