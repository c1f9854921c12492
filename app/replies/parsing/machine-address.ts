/** The local parts of addresses that machines write from, and that nobody reads. */
const MACHINES = /^(?:mailer-daemon|no-?reply|do-?not-?reply)(?:[+.-].*)?@/i;

/** Returns whether an address says by its name that a machine writes from it. */
export function isMachineAddress(address: string): boolean {
	return MACHINES.test(address);
}
