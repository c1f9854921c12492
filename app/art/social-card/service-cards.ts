import { drawService } from "../service-kites.ts";
import { trace } from "../svg.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import type { CardFacts, Sender } from "./card-facts.ts";
import { BODY_FOOT, drawSignature, drawString, MARGIN, placeKite, WIDTH } from "./frame.ts";
import { setText } from "./set-text.ts";

type Of<Kind extends CardFacts["kind"]> = Extract<CardFacts, { kind: Kind }>;

/** The service's kite as large as the card, its promise beside it. */
export function drawServiceCard(facts: Of<"service">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: 640 };
	const name = setText(facts.name, {
		...{ ...column, lettering: "bold", y: 72, height: 36, sizes: [36, 24], paint: colours.accent },
	});
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: name.bottom + 44, sizes: [96, 40] },
		...{ height: BODY_FOOT - name.bottom - 44, paint: colours.ink },
	});
	return [
		placeKite(drawService(facts.key, "", colours.theme), "service", { x: 950, y: 286, scale: 2 }),
		name.svg,
		title.svg,
		drawSignature(sender, colours),
	].join("");
}

/** The service's kite far off, and its parts as the bows of a long tail: this one is lit. */
export function drawSubServiceCard(facts: Of<"subService">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: WIDTH - 2 * MARGIN };
	const service = setText(facts.service, {
		...{ ...column, lettering: "plain", y: 70, height: 30, sizes: [30, 22], paint: colours.soft },
	});
	const name = setText(facts.name, {
		...{ ...column, lettering: "title", y: service.bottom + 34, width: 860, height: 76 },
		...{ sizes: [86, 38], paint: colours.ink },
	});
	const title = setText(facts.title, {
		...{ ...column, lettering: "bold", y: name.bottom + 38, width: 760, height: 110 },
		...{ sizes: [42, 28], paint: colours.accent },
	});
	return [
		drawTail(facts, colours),
		placeKite(drawService(facts.key, "", colours.theme), "service", {
			...{ x: 1010, y: 254, scale: 1.15, tilt: 38, isUntied: true },
		}),
		...[service, name, title].map(({ svg }) => svg),
		drawSignature(sender, colours, { width: 480 }),
	].join("");
}

/** The tail's course as a cubic curve, from the kite to beyond the card. */
const TAIL = [
	[911, 380],
	[820, 520],
	[640, 360],
	[420, 440],
	[180, 527],
	[60, 470],
	[-30, 420],
] as const;

function drawTail({ place, count }: Of<"subService">, { ink, raised, bright }: CardColours) {
	const [start, ...rest] = TAIL;
	const curve = `M${start.join(" ")}C${rest.map((point) => point.join(" ")).join(" ")}`;
	const shown = Math.min(count, 12);
	const bows = Array.from({ length: shown }, (_, index) => {
		const isThis = index === Math.min(place, shown) - 1;
		const { x, y, angle } = findPoint(0.08 + (0.74 * (index + 0.5)) / shown);
		const size = isThis ? 34 : 21;
		return trace`<path fill="${isThis ? bright : raised}" stroke="${ink}" stroke-width="3" transform="translate(${x} ${y})rotate(${angle})" d="M0 0 ${-size} ${-size * 0.7}V${size * 0.7}L${size} ${-size * 0.7}V${size * 0.7}Z"/>`;
	});
	return drawString(curve, ink) + bows.join("");
}

/** A point of the tail by its share, 0 at the kite and 1 at the end. */
function findPoint(share: number): { x: number; y: number; angle: number } {
	const begin = share < 0.5 ? 0 : 3;
	const t = share < 0.5 ? share * 2 : share * 2 - 1;
	const points = TAIL.slice(begin, begin + 4);
	const at = (axis: 0 | 1, weights: readonly number[]) =>
		weights.reduce((sum, weight, index) => sum + weight * (points[index]?.[axis] ?? 0), 0);
	const u = 1 - t;
	const position = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
	const slope = [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t];
	return {
		x: at(0, position),
		y: at(1, position),
		angle: (Math.atan2(at(1, slope), at(0, slope)) * 180) / Math.PI,
	};
}

/** All of them in a row, hung from one line as on a shop's rail. */
export function drawServicesCard(facts: Of<"services">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: WIDTH - 2 * MARGIN };
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 352, height: 130, sizes: [86, 40], paint: colours.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 32, sizes: [32, 24] },
		...{ height: BODY_FOOT + 8 - title.bottom - 32, paint: colours.soft },
	});
	const keys = facts.keys.slice(0, 12);
	const step = (WIDTH - 2 * 40) / Math.max(1, keys.length);
	const scale = Math.min(0.74, (step * 0.98) / 208);
	const kites = keys.map((key, index) => {
		const x = 40 + step * (index + 0.5);
		const y = 142 + (index % 2 === 0 ? -22 : 22);
		const id = `service${index}`;
		return placeKite(drawService(key, "", colours.theme, id), id, { x, y, scale });
	});
	return [...kites, title.svg, note.svg, drawSignature(sender, colours)].join("");
}
