/** The local parts of addresses that machines write from, and that nobody reads. */
const MACHINES =
	/^(?:mailer-daemon|(?:[^@]*[._+-])?(?:no[._-]?reply|do[._-]?not[._-]?reply))(?:[+._-][^@]*)?@/i;

/** Returns whether an address says by its name that a machine writes from it. */
export function isMachineAddress(address: string): boolean {
	return MACHINES.test(address);
}
