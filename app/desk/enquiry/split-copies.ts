/** Splits the addresses that get a copy, as a field has them, into those that are offered as choices and the rest. */
export function splitCopies(
	cc: string,
	offered: readonly string[],
): { ticked: string[]; typed: string } {
	const addresses = cc.split(", ");
	return {
		ticked: offered.filter((address) => addresses.includes(address)),
		typed: addresses.filter((address) => !offered.includes(address)).join(", "),
	};
}
