import { fill, fillCircle, fillGround, repeat, stroke, trace, turn } from "../svg.ts";

/** Bangalore: the rain tree's paired leaflets on their stems, and its powder-puff flowers. */
export function drawRainTree(key: string): string {
	const leaflet = "c6.5-2 9-9 6-19-8 3-11 11-6 19Z";
	const pinna =
		stroke("b", 1.4, "M0 0V-62") +
		repeat(4, (index) => {
			const y = -10 - index * 13;
			const size = [0.9, 1.05, 1, 0.85][index];
			const place = trace`transform="translate(0 ${y})`;
			return `<g ${place}rotate(38)scale(${size})"><path class="fb" d="M0 0${leaflet}"/></g><g ${place}scale(-1 1)rotate(38)scale(${size})"><path class="fc" d="M0 0${leaflet}"/></g>`;
		}) +
		fill("b", "M0-58c7-5 7-14 0-22-7 8-7 17 0 22Z");
	const pairs = [
		[196, 66, 1],
		[150, 62, 1.02],
		[104, 52, 0.84],
		[68, 36, 0.56],
	]
		.map(
			([y = 0, angle = 0, size = 1]) =>
				trace`<use href="#leaf${key}" transform="translate(120 ${y})rotate(${angle})scale(${String(size)})"/><use href="#leaf${key}" transform="translate(120 ${y})scale(-1 1)rotate(${angle})scale(${String(size)})"/>`,
		)
		.join("");
	const puff = (x: number, y: number, radius: number) => {
		const threads = repeat(17, (index) => {
			const [tipX, tipY] = turn([x, y], radius - (index % 2) * 3, index * 14 - 112);
			return trace`M${x} ${y}L${tipX} ${tipY}`;
		});
		return stroke("d", 1.2, threads) + fillCircle("d", x, y, radius * 0.28);
	};
	return [
		fillGround(),
		`<defs><g id="leaf${key}">${pinna}</g></defs>`,
		pairs,
		stroke("b", 2.4, "M120 224V44"),
		puff(120, 44, 19),
		puff(70, 118, 13),
		puff(170, 118, 13),
	].join("");
}

/** Lucknow: chikan needlework, an open flower, buds on winding stems and knotted borders. */
export function drawChikan(key: string): string {
	const petal =
		fill("b", "M0-13c-19-10-17-38-8-41 4-1 6 1 8 4 2-3 4-5 8-4 9 3 11 31-8 41Z") +
		stroke("d", 1, "M0-18v-24M-3-20q-6-9-5-25M3-20q6-9 5-25M-5-19q-8-7-9-17M5-19q8-7 9-17");
	const bud =
		stroke("b", 1.8, "M0-56c9 6 12-2 9-9M0-56c-9 6-12-2-9-9M0-50v-14") +
		fill("c", "M0-62c-8-6-8-15 0-24 8 9 8 18 0 24Z") +
		stroke("d", 1, "M0-66v-12") +
		fill("b", "M12-62c6-5 13-3 16 2-6 4-13 4-16-2ZM-12-62c-6-5-13-3-16 2 6 4 13 4 16-2Z");
	const spin = (id: string, count: number, from: number) =>
		repeat(
			count,
			(index) =>
				trace`<use href="#${id}${key}" transform="rotate(${from + (index * 360) / count})"/>`,
		);
	return [
		fillGround(),
		stroke("b", 2.6, "M120 27 209 116 120 205 31 116Z", 'stroke-dasharray=".1 6.99"'),
		stroke("c", 1.2, "M120 34.5 201.5 116 120 197.5 38.5 116Z", 'stroke-dasharray="5 4"'),
		`<defs><g id="petal${key}">${petal}</g><g id="bud${key}">${bud}</g></defs>`,
		`<g transform="translate(120 116)">${spin("bud", 4, 0)}<g transform="scale(.9)">${spin("petal", 6, 30)}</g>`,
		fillCircle("c", 0, 0, 12),
		`</g>${stroke("d", 1.2, "M112 108l16 16M112 124l16-16M120 105v22M109 116h22")}`,
		stroke("b", 1.6, "M62 106c9-8 14 4 8 10s-15 18-8 10M178 106c-9-8-14 4-8 10s15 18 8 10"),
		["M84 76", "M156 76", "M84 156", "M156 156"]
			.map((spot) => stroke("c", 4, `${spot}h.1`))
			.join(""),
	].join("");
}

/** Nagpur: an orange cut across, its segments and threads, with leaves to the kite's four corners. */
export function drawOrange(key: string): string {
	const count = 10;
	const angle = 360 / count / 2 - 1.8;
	const [rightX, rightY] = turn([0, 0], 51, angle);
	const pulp = trace`M0-9L${-rightX} ${rightY + 5}q0-5 4-7q${rightX - 4}-5 ${(rightX - 4) * 2} 0q4 2 4 7Z`;
	const threads =
		"M-4-27l-2 8M4-27l2 8M0-39v8M-7-45l-2 7M7-45l2 7M0-24v9M-3-49l-.5 5M4-50l.5 4M-10-38l1-3M10-38l-1-3";
	const segment = fill("b", pulp) + stroke("d", 1.1, threads);
	const leaf = fill("c", "M0 0C-13-9-12-24 0-37 12-24 13-9 0 0Z") + stroke("d", 1.1, "M0-4v-25");
	const spray = [-46, 46, 0]
		.map(
			(lean) =>
				`<use href="#leaf${key}" transform="translate(0 -62)rotate(${lean})${lean ? "scale(.8)" : ""}"/>`,
		)
		.join("");
	const spin = (id: string, turns: number, from: number) =>
		repeat(
			turns,
			(index) =>
				trace`<use href="#${id}${key}" transform="rotate(${from + (index * 360) / turns})"/>`,
		);
	return [
		fillGround(),
		`<defs><g id="leaf${key}">${leaf}</g><g id="spray${key}">${spray}</g><g id="segment${key}">${segment}</g></defs>`,
		`<g transform="translate(120 116)">${spin("spray", 4, 0)}`,
		fillCircle("b", 0, 0, 67),
		stroke("d", 1.4, "M0-63a63 63 0 1 1-.1 0Z", 'stroke-dasharray=".1 5.498"'),
		fillCircle("d", 0, 0, 59),
		spin("segment", count, 18),
		fillCircle("d", 0, 0, 6),
		fillCircle("b", 0, 0, 2.5),
		"</g>",
	].join("");
}
