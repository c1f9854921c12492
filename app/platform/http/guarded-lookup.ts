import dns from "node:dns/promises";
import type { LookupFunction } from "node:net";

export const PRIVATE = "it leads into a private network";

export class RejectedError extends Error {}

/**
 * Creates a lookup for a connection, which is then to the address that was checked: a second lookup may return another
 * one.
 */
export function createGuardedLookup(isReachable: (ip: string) => boolean): LookupFunction {
	return (hostname, { all }, done) => {
		dns.lookup(hostname, { all: true }).then(
			(addresses) => {
				const reachable = addresses.filter(({ address }) => isReachable(address));
				const [first] = reachable;
				if (!first) done(new RejectedError(PRIVATE), []);
				else if (all) done(null, reachable);
				else done(null, first.address, first.family);
			},
			(error) => done(error, []),
		);
	};
}
