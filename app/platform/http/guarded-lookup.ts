import dns from "node:dns/promises";
import type { LookupFunction } from "node:net";

/** Why an address or a response is not accepted, in words for the log. */
export const REJECTIONS = {
	private: "it leads into a private network",
	forbidden: "it is not allowed",
	redirect: "it redirects to an address that is not allowed",
	redirects: "it redirects too often",
	oversized: "it is too large",
} as const;

export class RejectedError extends Error {
	readonly code: keyof typeof REJECTIONS;

	constructor(code: keyof typeof REJECTIONS) {
		super(REJECTIONS[code]);
		this.code = code;
	}
}

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
				if (!first) done(new RejectedError("private"), []);
				else if (all) done(null, reachable);
				else done(null, first.address, first.family);
			},
			(error) => done(error, []),
		);
	};
}
