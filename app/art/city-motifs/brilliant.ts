import { fill, fillGround, type Point, type Role, stroke, trace, tracePolygon } from "../svg.ts";

type Solid = readonly [across: number, away: number, up: number];

/** How far from above one looks at the stone, and where the light stands. */
const TILT = (7 * Math.PI) / 180;
const LIGHT: Solid = [-0.8, -0.35, 0.48];

/** Height of the table over the girdle and depth of the tip below it, in radii: a stone as it is cut in Surat. */
const CROWN = 0.33;
const TIP = -0.92;

/** Surat: a round brilliant from the side, its facets as they are cut, each as bright as it lies to the light. */
export function drawDiamonds(): string {
	const facets = cutBrilliant()
		.map((corners) => ({ corners, normal: findNormal(corners) }))
		.filter(({ normal: [, away, up] }) => up * Math.sin(TILT) - away * Math.cos(TILT) > 0.01)
		.map(({ corners, normal }) => ({
			outline: tracePolygon(corners.map(project)),
			tone: choose(normal),
		}));
	const inTone = (role: Role) =>
		fill(role, facets.flatMap(({ outline, tone }) => (tone === role ? outline : [])).join(""));
	const settings = [93, 82, 71].map(
		(reach) => trace`M120 ${116 - reach} ${120 + reach} 116 120 ${116 + reach} ${120 - reach} 116Z`,
	);
	return [
		fillGround(),
		stroke("c", 1.6, settings.join("")),
		inTone("b"),
		inTone("c"),
		inTone("d"),
		stroke("a", 1, facets.map(({ outline }) => outline).join("")),
	].join("");
}

/** The table and the eight stars, mains and pairs of halves above the girdle, the mains and halves below it. */
function cutBrilliant(): Solid[][] {
	const at = (radius: number, eighths: number, up: number): Solid => {
		const angle = (eighths * Math.PI) / 4;
		return [radius * Math.sin(angle), radius * Math.cos(angle), up];
	};
	const table = (eighths: number) => at(0.56, eighths, CROWN);
	const star = (eighths: number) => at(0.78, eighths, CROWN * 0.58);
	const girdle = (eighths: number) => at(1, eighths, 0);
	const low = (eighths: number) => at(0.26, eighths, TIP * 0.76);
	const eighth = (k: number): Solid[][] => [
		[table(k), table(k + 1), star(k + 0.5)],
		[table(k), star(k - 0.5), girdle(k), star(k + 0.5)],
		[star(k + 0.5), girdle(k), girdle(k + 0.5)],
		[star(k + 0.5), girdle(k + 0.5), girdle(k + 1)],
		[girdle(k), low(k - 0.5), [0, 0, TIP], low(k + 0.5)],
		[girdle(k), girdle(k + 0.5), low(k + 0.5)],
		[girdle(k + 0.5), girdle(k + 1), low(k + 0.5)],
	];
	const around = [0, 1, 2, 3, 4, 5, 6, 7];
	return [around.map(table), ...around.flatMap(eighth)];
}

function project([across, away, up]: Solid): Point {
	const scale = 78;
	return [120 + across * scale, 96 - (up * Math.cos(TILT) + away * Math.sin(TILT)) * scale];
}

/** Of unit length, pointing out of the stone. */
function findNormal([a = [0, 0, 0], b = a, c = a]: readonly Solid[]): Solid {
	const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
	const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
	const normal: Solid = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
	const middle = TIP / 4;
	const outward = normal[0] * a[0] + normal[1] * a[1] + normal[2] * (a[2] - middle);
	const length = Math.hypot(...normal) * Math.sign(outward);
	return [normal[0] / length, normal[1] / length, normal[2] / length];
}

function choose(normal: Solid): Role {
	const light = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
	if (light > 0.6) return "d";
	return light > 0.12 ? "c" : "b";
}
