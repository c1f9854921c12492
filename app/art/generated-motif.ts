import { chooseFraction, hashText } from "./seed.ts";
import { fill, fillCircle, fillGround, type Role, repeat, stroke, trace } from "./svg.ts";

const CENTRE = 116;
const PATCH = 26;

/**
 * A motif for a city that has none of its own yet: patchwork along the kite's edges, mirrored about the
 * spine, its patches and their turns chosen by the slug.
 */
export function generateMotif(slug: string, key: string): string {
	const shapes = [
		fill("b", "M-13-13H13L-13 13Z"),
		fill("b", "M-13-13H13A26 26 0 0 1-13 13Z") +
			stroke("d", 1.1, "M7-13A20 20 0 0 1-13 7M1-13A14 14 0 0 1-13 1"),
		fill("c", "M-13-13H13V13Z") + fill("b", "M-13-13 0 0-13 13Z"),
		fillCircle("c", 0, 0, 9.5) + stroke("d", 1.1, "M0-6V6M-6 0H6M-4-4 4 4M-4 4 4-4"),
		fill("b", "M-13-13H13V13H-13Z") + fill("d", "M0-9 9 0 0 9-9 0Z"),
		stroke("b", 1.3, "M-13-7 7 13M-13-13 13 13M-7-13 13 7M-1-13 13 1M-13-1 1 13"),
	];
	const defs = shapes.map((shape, index) => `<g id="s${index}${key}">${shape}</g>`).join("");
	const span = 6;
	const patches = repeat(span * span, (index) => {
		const column = index % span;
		const row = Math.floor(index / span);
		if (column > row) return "";
		const pick = hashText(`${slug}/${column}/${row}`);
		const shape = pick % shapes.length;
		const quarter = ((pick >>> 8) % 2) * 180;
		return trace`<use href="#s${String(shape)}${key}" transform="translate(${(column - 2.5) * PATCH} ${(row - 2.5) * PATCH})rotate(${quarter})"/>`;
	});
	return `${fillGround()}<defs>${defs}<g id="side${key}">${patches}</g></defs>${renderMirrored(key)}${renderHeart(slug, key)}`;
}

function renderMirrored(key: string): string {
	const turned = `translate(120 ${CENTRE})`;
	return `<g transform="${turned}rotate(45)"><use href="#side${key}"/></g><g transform="${turned}scale(-1 1)rotate(45)"><use href="#side${key}"/></g>`;
}

function renderHeart(slug: string, key: string): string {
	const petals = 6 + Math.floor(chooseFraction(slug, "petals") * 5);
	const role: Role = chooseFraction(slug, "heart") < 0.5 ? "d" : "c";
	const petal = repeat(
		petals,
		(index) => trace`<use href="#h${key}" transform="rotate(${(index * 360) / petals})"/>`,
	);
	return `<defs><path id="h${key}" d="M0 0C-9-8-6-19 0-24 6-19 9-8 0 0Z"/></defs><g transform="translate(120 ${CENTRE})">${fillCircle("b", 0, 0, 28)}<g class="f${role}">${petal}</g>${fillCircle("a", 0, 0, 5)}</g>`;
}
