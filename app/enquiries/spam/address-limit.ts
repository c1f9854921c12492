import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../store/open-database.ts";
import type { Limit } from "./limit.ts";

/** As far as the clocks of two nodes may differ. */
const CLOCK_SLACK_MS = 30_000;

/** Counts one enquiry of this sender. Gives how long to wait in ms, 0 when it is within the limit. */
export type AddressLimit = (addressKey: string) => Promise<number>;

/**
 * A limit per sender and never one for all. Nodes on one PostgreSQL count together; a count that cannot be
 * written there is kept in this process, and costs no visitor the enquiry.
 */
export function createAddressLimit({ count, seconds }: Limit, { pool }: Database): AddressLimit {
	const memory = new RateLimiterMemory({ points: count, duration: seconds });
	const limiter = pool
		? new RateLimiterPostgres({
				storeClient: pool,
				storeType: "pool",
				tableName: "enquiry_limits",
				tableCreated: true,
				points: count,
				duration: seconds,
				insuranceLimiter: memory,
			})
		: memory;
	const consume = async (addressKey: string): Promise<number> => {
		try {
			await limiter.consume(addressKey);
			return 0;
		} catch (refusal) {
			if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
			throw refusal;
		}
	};
	return async (addressKey) => {
		const wait = await consume(addressKey);
		if (wait <= seconds * 1_000 + CLOCK_SLACK_MS) return wait;
		// Nobody has to wait longer than the limit lasts: the clock was set back since it was counted.
		await limiter.delete(addressKey);
		return consume(addressKey);
	};
}
