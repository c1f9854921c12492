import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "#app/database/open-database.ts";
import type { Limit } from "#app/platform/limit.ts";

/** The greatest difference between two nodes' clocks, in ms. */
const CLOCK_SLACK_MS = 30_000;

/**
 * Returns a function that counts one enquiry (or what else `name` says) of a sender and resolves to the time to wait in
 * ms, 0 within the limit. Nodes on one PostgreSQL count together; without it, or while it cannot be written, each counts
 * in memory.
 */
export function createAddressLimit(
	{ count, seconds }: Limit,
	{ pool }: Pick<Database, "pool">,
	name = "",
) {
	const options = { points: count, duration: seconds, ...(name && { keyPrefix: name }) };
	const memory = new RateLimiterMemory(options);
	const limiter = pool
		? new RateLimiterPostgres({
				...options,
				storeClient: pool,
				storeType: "pool",
				tableName: "enquiry_limits",
				tableCreated: true,
				insuranceLimiter: memory,
			})
		: memory;
	const consume = async (addressKey: string): Promise<number> => {
		try {
			await limiter.consume(addressKey);
			return 0;
		} catch (result) {
			if (result instanceof RateLimiterRes) return result.msBeforeNext;
			throw result;
		}
	};
	return async (addressKey: string): Promise<number> => {
		const wait = await consume(addressKey);
		if (wait <= seconds * 1_000 + CLOCK_SLACK_MS) return wait;
		// The wait is longer than the limit lasts: the clock was set back since it was counted.
		await limiter.delete(addressKey);
		return consume(addressKey);
	};
}
