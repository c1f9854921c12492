import type { CardLayout } from "./drawings.ts";
import { trace } from "./svg.ts";

type Place = { x: number; y: number; scale: number; tilt: number };

/** The middles of the kites' papers, by the number of kites; of more than two the first is the largest. */
const ONE: readonly [Place] = [{ x: 955, y: 284, scale: 1.96, tilt: 0 }];
const TWO: readonly Place[] = [
	{ x: 985, y: 284, scale: 1.74, tilt: 0 },
	{ x: 734, y: 486, scale: 0.74, tilt: 12 },
];
const MANY: readonly Place[] = [
	{ x: 962, y: 200, scale: 1.15, tilt: 8 },
	{ x: 786, y: 426, scale: 0.8, tilt: -10 },
	{ x: 1096, y: 424, scale: 0.74, tilt: -6 },
	{ x: 932, y: 490, scale: 0.6, tilt: 14 },
	{ x: 760, y: 176, scale: 0.5, tilt: 12 },
	{ x: 1132, y: 108, scale: 0.44, tilt: -12 },
	{ x: 650, y: 560, scale: 0.34, tilt: 10 },
];

export const KITE_CARD_LAYOUT: CardLayout = {
	places: (count) =>
		(count > 2 ? MANY : count === 2 ? TWO : ONE).map(
			({ x, y, scale, tilt }) =>
				`${trace`translate(${x} ${y})rotate(${tilt})`}scale(${scale})translate(-120 -116)`,
		),
	field: "M960 0H1200V630H560Z",
	hero: "translate(730 120)scale(.68)",
};
