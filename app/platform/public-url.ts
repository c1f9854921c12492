/** Top-level domains that are reserved and never public: RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:localhost|example|test|invalid)$/;
const LOOPBACK = /^(?:127\.|\[::1\]$)/;

/** Returns whether visitors from outside can reach the address: it is neither loopback nor under a reserved domain. */
export function isPublicUrl(url: string): boolean {
	const { hostname } = new URL(url);
	return !RESERVED.test(hostname) && !LOOPBACK.test(hostname);
}
