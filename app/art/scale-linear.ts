type Interval = readonly [start: number, end: number];

/** Maps a domain to a range linearly, as d3-scale's function of this name does. */
export function scaleLinear(domain: Interval, range: Interval): (value: number) => number {
	const [start, end] = domain;
	return (value) => range[0] + ((value - start) / (end - start)) * (range[1] - range[0]);
}
