import { type Colour, type ColourTarget, paint } from "../palette.ts";
import { type Drawing, trace } from "../svg.ts";
import { traceShape } from "./shapes.ts";
import { layWall, renderPath, renderTiles, type Suit, type Tile } from "./wall.ts";

type Person = {
	/** The middle, and the height of the shoulders above the foot of the drawing. */
	x: number;
	shoulders: number;
	skin: Colour;
	hair: Colour;
	hairShape: "cap" | "bob" | "knot";
	clothes: Colour;
	sleeves: Colour;
	/** The tile that the person holds, by its middle. */
	held: { x: number; y: number; suit: Suit; shape: Tile["shape"] };
};

/** The scene's people, who are nobody's portraits. */
const PEOPLE: readonly Person[] = [
	{
		x: 640,
		shoulders: 300,
		skin: "peach",
		hair: "plum",
		hairShape: "bob",
		clothes: "teal",
		sleeves: "pine",
		held: { x: 640, y: 540, suit: ["marigold", "indigo", "vermilion"], shape: "arcs" },
	},
	{
		x: 900,
		shoulders: 340,
		skin: "orange",
		hair: "indigo",
		hairShape: "cap",
		clothes: "violet",
		sleeves: "indigo",
		held: { x: 900, y: 500, suit: ["vermilion", "sand", "marigold"], shape: "quarter" },
	},
	{
		x: 1160,
		shoulders: 280,
		skin: "blush",
		hair: "vermilion",
		hairShape: "knot",
		clothes: "rani",
		sleeves: "plum",
		held: { x: 1160, y: 560, suit: ["sand", "teal", "marigold"], shape: "leaf" },
	},
];

const SUITS: readonly [Suit, ...Suit[]] = [
	["marigold", "vermilion", "cotton"],
	["cotton", "teal", "marigold"],
	["teal", "sand", "marigold"],
	["vermilion", "cotton", "plum"],
	["sand", "rani", "orange"],
	["indigo", "aqua", "marigold"],
];

const HEIGHT = 700;
const HEIGHTS = [3, 4, 3, 5, 4, 3, 1, 0, 0, 0, 0, 1, 3, 4, 5, 3, 4, 3];

/**
 * Renders three people with a tile each between two walls, on a transparent ground. The people are in the middle 900
 * units; the walls continue on both sides.
 */
export function renderTeam(name: string, target: ColourTarget = "page"): Drawing {
	const walls = layWall({
		seed: `team ${name}`,
		columns: HEIGHTS.length,
		rows: 7,
		size: 100,
		isLaid: (column, row) => row >= 7 - (HEIGHTS[column] ?? 0),
		shapes: ["quarter", "arcs", "half", "bars", "leaf"],
		suits: SUITS,
		large: 30,
		small: 20,
	});
	return {
		width: 1800,
		height: HEIGHT,
		title: "Three people with a tile each between two walls of tiles",
		target,
		body:
			`<circle fill="${paint("marigold", target)}" cx="900" cy="450" r="250"/>` +
			renderTiles(walls, target) +
			PEOPLE.map((person) => renderPerson(person, target)).join(""),
	};
}

/** The radius of shoulders and head, and the width of an arm. */
const SHOULDER = 110;
const HEAD = 62;
const ARM = 44;

function renderPerson(person: Person, target: ColourTarget): string {
	const { x, held } = person;
	const top = HEIGHT - person.shoulders;
	const body = trace`M${x - SHOULDER} ${HEIGHT}V${top + SHOULDER}A${SHOULDER} ${SHOULDER} 0 0 1 ${x + SHOULDER} ${top + SHOULDER}V${HEIGHT}Z`;
	const head = top - HEAD + 6;
	const neck = trace`M${x - 24} ${head}h48v${HEAD + 12}a24 24 0 0 1-48 0Z`;
	const reach = held.y - top;
	const arm = (side: 1 | -1) => {
		const [outer, inner] = [x + side * SHOULDER, x + side * (SHOULDER - ARM)];
		return trace`M${outer} ${top + SHOULDER}V${top + reach}A${SHOULDER} ${SHOULDER} 0 0 ${side === 1 ? 1 : 0} ${x} ${top + reach + SHOULDER}V${top + reach + SHOULDER - ARM}A${SHOULDER - ARM} ${SHOULDER - ARM} 0 0 ${side === 1 ? 0 : 1} ${inner} ${top + reach}V${top + SHOULDER}Z`;
	};
	const grip = top + reach + SHOULDER - ARM / 2;
	const hands = [-1, 1]
		.map((side) =>
			traceShape("disc", "figure", {
				x: x + side * 30 - 22,
				y: grip - 26,
				size: ARM,
				turn: 0,
			}),
		)
		.join("");
	const tile = { size: 130, turn: 0, ...held, x: x - 65, y: held.y - 65 };
	return [
		renderPath(body, person.clothes, target),
		renderPath(neck, person.skin, target),
		renderPath(
			trace`M${x - HEAD} ${head}a${HEAD} ${HEAD} 0 0 1 ${2 * HEAD} 0a${HEAD} ${HEAD} 0 0 1 ${-2 * HEAD} 0Z`,
			person.skin,
			target,
		),
		renderPath(HAIR[person.hairShape](x, head), person.hair, target),
		renderTiles([tile], target),
		renderPath(arm(-1) + arm(1), person.sleeves, target),
		renderPath(hands, person.skin, target),
	].join("");
}

const HAIR: Readonly<Record<Person["hairShape"], (x: number, y: number) => string>> = {
	cap: (x, y) => trace`M${x - HEAD} ${y}a${HEAD} ${HEAD} 0 0 1 ${2 * HEAD} 0Z`,
	bob: (x, y) =>
		trace`M${x - HEAD} ${y + 50}V${y}a${HEAD} ${HEAD} 0 0 1 ${2 * HEAD} 0V${y + 50}h-30V${y}h${60 - 2 * HEAD}V${y + 50}Z`,
	knot: (x, y) =>
		traceShape("disc", "figure", { x: x - 26, y: y - HEAD - 40, size: 52, turn: 0 }) +
		trace`M${x - HEAD} ${y}a${HEAD} ${HEAD} 0 0 1 ${2 * HEAD} 0a${HEAD} ${HEAD} 0 0 1 ${-HEAD}-18 ${HEAD} ${HEAD} 0 0 1 ${-HEAD} 18Z`,
};
