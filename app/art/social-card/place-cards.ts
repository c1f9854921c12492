import { drawCity, drawDistrict } from "../city-kites.ts";
import { drawService } from "../service-kites.ts";
import { CARD_COLOURS } from "./card-colours.ts";
import type { CardFacts, Sender } from "./card-facts.ts";
import { BODY_FOOT, drawSignature, HEIGHT, MARGIN, placeKite, WIDTH } from "./frame.ts";
import { setText } from "./set-text.ts";

type Of<Kind extends CardFacts["kind"]> = Extract<CardFacts, { kind: Kind }>;

/** The city's name as large as it goes, its kite at the right, and what the city lives on. */
export function drawCityCard(facts: Of<"city">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: 650 };
	const where = setText(facts.where, {
		...{ ...column, lettering: "plain", y: 70, height: 30, sizes: [30, 22], paint: colours.soft },
	});
	const what = setText(facts.what, {
		...{ ...column, lettering: "bold", y: 150, height: 40, sizes: [40, 26], paint: colours.ink },
	});
	const name = setText(facts.title, {
		...{ ...column, lettering: "title", y: what.bottom + 30, height: 130, sizes: [176, 46] },
		paint: colours.ink,
	});
	// Below the descenders, which are long in a large name.
	const below = name.bottom + 26 + name.size * 0.16;
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: below, width: 590, sizes: [36, 26] },
		...{ height: BODY_FOOT - below, paint: colours.ink },
	});
	const kite = drawCity(facts.slug, "", colours.theme);
	return [
		placeKite(kite, "kite", { x: 958, y: 282, scale: 1.98 }),
		...[where, what, name, note].map(({ svg }) => svg),
		drawSignature(sender, colours),
	].join("");
}

const FIELD = { right: 424, top: 424 };

/** As its page: the kite at the left over a field of the city's paper, the name beside it. */
export function drawDistrictCard(facts: Of<"district">, sender: Sender): string {
	const [ground, field] = [CARD_COLOURS.cotton, CARD_COLOURS[facts.paper]];
	const column = { x: 484, width: WIDTH - 484 - MARGIN };
	const what = setText(facts.what, {
		...{ ...column, lettering: "bold", y: 96, height: 36, sizes: [36, 24], paint: ground.ink },
	});
	const name = setText(facts.title, {
		...{ ...column, lettering: "title", y: what.bottom + 30, height: 190, sizes: [104, 40] },
		paint: ground.ink,
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: name.bottom + 38, sizes: [38, 26] },
		...{ height: BODY_FOOT - name.bottom - 38, paint: ground.soft },
	});
	const way = setText(facts.way, {
		...{ lettering: "title", x: MARGIN, y: FIELD.top + 40, width: FIELD.right - MARGIN - 24 },
		...{ height: 80, sizes: [46, 26], paint: field.ink },
	});
	const from = setText(facts.from, {
		...{ lettering: "plain", x: MARGIN, y: way.bottom + 22, width: FIELD.right - MARGIN - 24 },
		...{ height: HEIGHT - way.bottom - 22 - 28, sizes: [27, 20], paint: field.soft },
	});
	const kite = drawDistrict(facts.citySlug, facts.slug, "", ground.theme);
	return [
		placeKite(kite, "kite", { x: 230, y: 206, scale: 1.4 }),
		`<path fill="${field.paper}" d="M0 ${FIELD.top}H${FIELD.right}V${HEIGHT}H0Z"/>`,
		...[what, name, note, way, from].map(({ svg }) => svg),
		drawSignature(sender, ground, { x: column.x, width: column.width }),
	].join("");
}

/** Two papers, the service's and the city's, cut as a kite is; on each flies its kite. */
export function drawLocalServiceCard(facts: Of<"localService">, sender: Sender): string {
	const [ground, field] = [CARD_COLOURS[facts.paper], CARD_COLOURS[facts.cityPaper]];
	const column = { x: MARGIN, width: 600 };
	const where = setText(facts.where, {
		...{ ...column, lettering: "plain", y: 70, height: 30, sizes: [30, 22], paint: ground.soft },
	});
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 136, height: 230, sizes: [86, 38], paint: ground.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 36, width: 480, sizes: [34, 26] },
		...{ height: Math.max(30, BODY_FOOT - title.bottom - 36), paint: ground.ink },
	});
	return [
		`<path fill="${field.paper}" d="M960 0H${WIDTH}V${HEIGHT}H560Z"/>`,
		placeKite(drawCity(facts.citySlug, "", field.theme, "city"), "city", {
			x: 985,
			y: 284,
			scale: 1.74,
		}),
		placeKite(drawService(facts.key, "", field.theme, "service"), "service", {
			...{ x: 734, y: 486, scale: 0.74, tilt: 12 },
		}),
		...[where, title, note].map(({ svg }) => svg),
		drawSignature(sender, ground, { width: 480 }),
	].join("");
}

/** Where the kites of the first cities fly, the largest first. */
const FLOCK = [
	{ x: 962, y: 200, scale: 1.15, tilt: 8 },
	{ x: 726, y: 396, scale: 0.86, tilt: -10 },
	{ x: 1096, y: 424, scale: 0.74, tilt: -6 },
	{ x: 902, y: 470, scale: 0.6, tilt: 14 },
	{ x: 730, y: 176, scale: 0.5, tilt: 12 },
	{ x: 1132, y: 108, scale: 0.44, tilt: -12 },
	{ x: 560, y: 470, scale: 0.42, tilt: 10 },
] as const;

/** The kites of its cities, all in the sky of one evening. */
export function drawLocationsCard(facts: Of<"locations">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: 560 };
	const places = setText(facts.places, {
		...{ ...column, lettering: "plain", y: 70, height: 30, sizes: [30, 22], paint: colours.soft },
	});
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 136, height: 290, sizes: [84, 40], paint: colours.ink },
	});
	const kites = facts.citySlugs.slice(0, FLOCK.length).map((slug, index) => {
		const placing = FLOCK[index] ?? FLOCK[0];
		const id = `city${index}`;
		return placeKite(drawCity(slug, "", colours.theme, id), id, placing);
	});
	return [
		...kites.toReversed(),
		places.svg,
		title.svg,
		drawSignature(sender, colours, { width: 480 }),
	].join("");
}
