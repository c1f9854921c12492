import { chooseFraction, hashText } from "./seed.ts";
import { repeat, trace } from "./svg.ts";

const SPAN = 6;
const PATCH = 26;
const PLACE = "translate(120 116)";

const SHAPES = [
	'<path class="fb" d="M-13-13H13L-13 13Z"/>',
	'<path class="fb" d="M-13-13H13A26 26 0 0 1-13 13Z"/><path class="sd" stroke-width="1.1" d="M7-13A20 20 0 0 1-13 7M1-13A14 14 0 0 1-13 1"/>',
	'<path class="fc" d="M-13-13H13V13Z"/><path class="fb" d="M-13-13 0 0-13 13Z"/>',
	'<circle class="fc" cx="0" cy="0" r="9.5"/><path class="sd" stroke-width="1.1" d="M0-6V6M-6 0H6M-4-4 4 4M-4 4 4-4"/>',
	'<path class="fb" d="M-13-13H13V13H-13Z"/><path class="fd" d="M0-9 9 0 0 9-9 0Z"/>',
	'<path class="sb" stroke-width="1.3" d="M-13-7 7 13M-13-13 13 13M-7-13 13 7M-1-13 13 1M-13-1 1 13"/>',
];

/**
 * Generates a motif for a subject that has none: patchwork chosen by the seed, mirrored about the spine.
 */
export function generateMotif(seed: string, key: string): string {
	const defs = SHAPES.map((shape, index) => `<g id="s${index}${key}">${shape}</g>`).join("");
	const patches = repeat(SPAN * SPAN, (index) => {
		const column = index % SPAN;
		const row = Math.floor(index / SPAN);
		if (column > row) return "";
		const pick = hashText(`${seed}/${column}/${row}`);
		const shape = pick % SHAPES.length;
		const turn = ((pick >>> 8) % 2) * 180;
		return trace`<use href="#s${shape}${key}" transform="translate(${(column - 2.5) * PATCH} ${(row - 2.5) * PATCH})rotate(${turn})"/>`;
	});
	return [
		`<path class="fa" d="M0 0H240V240H0Z"/><defs>${defs}<g id="side${key}">${patches}</g></defs>`,
		`<g transform="${PLACE}rotate(45)"><use href="#side${key}"/></g>`,
		`<g transform="${PLACE}scale(-1 1)rotate(45)"><use href="#side${key}"/></g>`,
		renderHeart(seed, key),
	].join("");
}

function renderHeart(seed: string, key: string): string {
	const count = 6 + Math.floor(chooseFraction(seed, "petals") * 5);
	const role = chooseFraction(seed, "heart") < 0.5 ? "d" : "c";
	const petals = repeat(
		count,
		(index) => trace`<use href="#h${key}" transform="rotate(${(index * 360) / count})"/>`,
	);
	return `<defs><path id="h${key}" d="M0 0C-9-8-6-19 0-24 6-19 9-8 0 0Z"/></defs><g transform="${PLACE}"><circle class="fb" cx="0" cy="0" r="28"/><g class="f${role}">${petals}</g><circle class="fa" cx="0" cy="0" r="5"/></g>`;
}
