/** Pages named on each side of the present one. */
const NEIGHBOURS = 1;

/** The numbers that page links show: first, last and those around the present one; null for a gap between. */
export function listPageNumbers(page: number, pages: number): (number | null)[] {
	const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
		(number) => number === 1 || number === pages || Math.abs(number - page) <= NEIGHBOURS,
	);
	return named.flatMap((number, index) => {
		const before = named[index - 1] ?? 0;
		if (number - before === 1) return [number];
		// A gap of one page is that page.
		return number - before === 2 ? [number - 1, number] : [null, number];
	});
}
