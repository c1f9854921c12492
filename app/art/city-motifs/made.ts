import {
	fill,
	fillCircle,
	fillGround,
	repeat,
	round,
	stroke,
	trace,
	tracePolygon,
	traceSteps,
	turn,
} from "../svg.ts";

/** The width of the kite's paper between two edges. */
const WIDTH = 104 * Math.SQRT2;

/** Ahmedabad: a stone jali of eight-pointed stars and crosses, cut along the kite's edges. */
export function drawJali(key: string): string {
	return drawJaliOf(4, key);
}

/** The jali with so many stars along an edge of the kite. */
export function drawJaliOf(stars: number, key: string): string {
	const pitch = WIDTH / 4;
	const star = (scale: number) =>
		Array.from({ length: 16 }, (_, index) =>
			turn([0, 0], (pitch / 2) * scale * (index % 2 ? 0.765 : 1), index * 22.5),
		);
	const petals = repeat(8, (index) =>
		tracePolygon([
			turn([0, 0], 2.6, index * 45),
			turn([0, 0], 6.4, index * 45 - 17),
			turn([0, 0], 10.4, index * 45),
			turn([0, 0], 6.4, index * 45 + 17),
		]),
	);
	const corner = pitch / 2;
	const cross = trace`M${corner - 7} ${corner}l7-7 7 7-7 7Z`;
	const bars = trace`m${corner} ${corner - 11}v22m-11 -11h22m${-corner - 11} ${-corner}`;
	const places = Array.from({ length: stars + 1 }, (_, index) =>
		round((index - stars / 2) * pitch),
	);
	// In steps, as each begins where the last one has come back to.
	const line = (tile: string) =>
		places.map((x, at) => trace`m${x - (places[at - 1] ?? 0)} 0` + tile).join("");
	const row =
		`<use href="#stars${key}" class="fb"/>` +
		places.map((x) => `<use href="#petals${key}" x="${x}"/>`).join("") +
		`<use href="#stars${key}" class="sd" stroke-width="2.6"/><use href="#stars${key}" class="sa" stroke-width="0.8"/>` +
		stroke("d", 0.9, line(traceSteps(star(0.74)) + bars));
	// Few elements: whoever shows the hero has the browser style each of them, once for light and once for dark.
	const parts = `<path id="stars${key}" d="${line(traceSteps(star(1)))}"/><path id="petals${key}" class="fc" d="${petals + cross}"/><g id="row${key}">${row}</g>`;
	const rows = places.map((y) => `<use href="#row${key}" y="${y}"/>`).join("");
	const size = stars === 4 ? "" : `scale(${Math.round(4000 / stars) / 1000})`;
	return `${fillGround()}<defs>${parts}</defs><g transform="translate(120 116)rotate(45)${size}">${rows}</g>`;
}

/** Kanpur: a saddle girth over its quilted pad, sewn along both edges, with buckle, keeper and holes. */
export function drawSaddleStitches(key: string): string {
	const pitch = WIDTH / 7;
	const seams = stroke(
		"b",
		1.3,
		repeat(6, (index) => trace`M-80 ${(index - 2.5) * pitch}H80`),
		'stroke-dasharray="4.2 3.4"',
	);
	const sew = repeat(40, () => "l3.6 2.6m-3.6 3.4");
	const holes = [178, 192, 206].map((y) => fillCircle("d", 120, y, 3.6)).join("");
	return [
		fillGround(),
		`<defs><g id="seams${key}">${seams}</g></defs><g transform="translate(120 116)rotate(45)"><use href="#seams${key}"/><use href="#seams${key}" transform="rotate(90)"/></g>`,
		fill("c", "M0 95H240V137H0Z"),
		`<g transform="matrix(0 1 1 0 0 116)">${stroke("d", 1.7, `M-16.5 2${sew}M12.9 2${sew}`)}</g>`,
		fill("b", "M93 0h54V240H93Z"),
		stroke("d", 1.7, `M97.5 4${sew}M138.9 4${sew}`),
		`<path class="fc" fill-rule="evenodd" d="M86 80h68q10 0 10 10v52q0 10-10 10H86q-10 0-10-10V90q0-10 10-10ZM91 95v42h58V95Z"/>`,
		`<path class="fd" fill-rule="evenodd" d="M88 82.5h64q9.5 0 9.5 9.5v48q0 9.5-9.5 9.5H88q-9.5 0-9.5-9.5V92q0-9.5 9.5-9.5ZM91 93q-2 0-2 2v42q0 2 2 2h58q2 0 2-2V95q0-2-2-2Z"/>`,
		fill("d", "M109 80h22v15h-5l1.5 50q-3 6-7.5 6t-7.5-6l1.5-50h-5Z"),
		fill("c", "M88 160h64v10H88Z"),
		stroke("d", 1.2, "M88 162.5h64M88 167.5h64"),
		holes,
	].join("");
}
