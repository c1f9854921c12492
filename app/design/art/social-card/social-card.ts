import { type KiteDesign, renderKite } from "#app/design/art/kite.ts";
import { fitFigure, renderText, toDrawable } from "#app/design/art/lettering.ts";
import { renderMark } from "#app/design/art/mark.ts";
import { renderHero } from "#app/design/art/scene.ts";
import { type Drawing, embedDrawing, trace } from "#app/design/art/svg.ts";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import { setText } from "./set-text.ts";
import { MARGIN, renderSignature, type Sender } from "./signature.ts";

/** The size that networks show without cutting. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The lower edge of everything above the signature. */
const BODY_FOOT = 484;

export type CardFacts = {
	title: string;
	label?: string;
	note?: string;
	paper: SectionTheme;
} & (
	| { composition: "kites"; kites: readonly KiteDesign[]; field?: SectionTheme }
	| { composition: "cover"; cover: Drawing }
	| { composition: "figures"; figures: readonly { figure: string; label: string }[] }
	| { composition: "plain"; hasHero?: boolean }
);
type Of<Composition extends CardFacts["composition"]> = Extract<
	CardFacts,
	{ composition: Composition }
>;

/**
 * Renders the image of 1200 x 630 px that networks show for a page, in light colours only. No text is too long for it.
 */
export function renderSocialCard(facts: CardFacts, sender: Sender): Drawing {
	const colours = CARD_COLOURS[facts.paper];
	return {
		width: WIDTH,
		height: HEIGHT,
		title: facts.title,
		body: `<path fill="${colours.paper}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${renderBody(facts, colours)}${renderSignature(sender, colours)}`,
		target: "light",
	};
}

function renderBody(facts: CardFacts, colours: CardColours): string {
	switch (facts.composition) {
		case "kites":
			return renderKites(facts, colours);
		case "cover":
			return renderCover(facts, colours);
		case "figures":
			return renderFigures(facts, colours);
		case "plain":
			return renderPlain(facts, colours);
	}
}

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

function renderKites({ kites, field, ...texts }: Of<"kites">, colours: CardColours): string {
	const places = kites.length > 2 ? MANY : kites.length === 2 ? TWO : ONE;
	const ground = field && CARD_COLOURS[field];
	const drawn = kites.slice(0, places.length).map((design, index) => {
		const id = `kite${index}`;
		const theme = (index === 0 && ground ? ground : colours).theme;
		const { x, y, scale, tilt } = places[index] ?? ONE[0];
		const place = trace`translate(${x} ${y})rotate(${tilt})`;
		return embedDrawing(
			renderKite("", design, theme, id),
			id,
			`${place}scale(${scale})translate(-120 -116)`,
		);
	});
	return [
		ground ? `<path fill="${ground.paper}" d="M960 0H${WIDTH}V${HEIGHT}H560Z"/>` : "",
		...drawn,
		renderTexts(texts, colours, { width: kites.length === 1 ? 640 : 580, noteWidth: 480 }),
	].join("");
}

function renderCover({ cover, title, label = "" }: Of<"cover">, colours: CardColours): string {
	const box = { x: MARGIN, width: WIDTH - 2 * MARGIN } as const;
	const name = setText(title, {
		...box,
		lettering: "title",
		y: 492,
		isFromFoot: true,
		height: 190,
		sizes: [64, 32],
		paint: colours.ink,
	});
	const above = setText(label, {
		...box,
		lettering: "plain",
		y: name.top - 30,
		isFromFoot: true,
		height: 26,
		sizes: [28, 20],
		paint: colours.soft,
	});
	const sheet = Math.round(above.top - 40);
	return [
		embedDrawing(cover, "cover", trace`translate(0 ${sheet / 2 - 337})`),
		`<path fill="${colours.paper}" d="M0 ${sheet}H${WIDTH}V${HEIGHT}H0Z"/>`,
		above.svg,
		name.svg,
	].join("");
}

function renderFigures({ figures, title, label }: Of<"figures">, colours: CardColours): string {
	const shown = figures.slice(0, 3);
	const step = (WIDTH - 2 * MARGIN) / Math.max(1, shown.length);
	const size = Math.min(...shown.map(({ figure }) => fitFigure(figure, step - 44, 150)));
	const columns = shown.map(({ figure, label: meaning }, index) => {
		const x = MARGIN + step * index;
		const text = setText(meaning, {
			lettering: "bold",
			x,
			y: 416,
			width: step - 40,
			height: 70,
			sizes: [32, 22],
			paint: colours.ink,
		});
		const paint = index === 0 ? colours.bright : colours.ink;
		return [
			`<path fill="${colours.ink}" d="M${x} 254h${step - 36}v4H${x}Z"/>`,
			renderText(toDrawable(figure, "title"), "title", { x: x - 4, y: 384, size, paint }),
			text.svg,
		].join("");
	});
	const texts = { title, label };
	return [
		renderTexts(texts, colours, {
			width: WIDTH - 2 * MARGIN,
			foot: 224,
			largest: label ? 80 : 116,
		}),
		...columns,
	].join("");
}

function renderPlain({ hasHero, ...texts }: Of<"plain">, colours: CardColours): string {
	const picture = hasHero
		? embedDrawing(renderHero(colours.theme), "picture", "translate(730 120)scale(.68)")
		: embedDrawing(renderMark("", colours.theme), "picture", "translate(752 62)scale(12)");
	return picture + renderTexts(texts, colours, { width: 670, noteWidth: 600, largest: 106 });
}

type Column = { width: number; noteWidth?: number; foot?: number; largest?: number };

/** Renders label, title and note from the top of the card's left column to its bottom. */
function renderTexts(
	{ label = "", title, note = "" }: Pick<CardFacts, "label" | "title" | "note">,
	colours: CardColours,
	{ width, noteWidth = width, foot = BODY_FOOT, largest = 104 }: Column,
): string {
	const column = { x: MARGIN, width };
	const above = setText(label, {
		...column,
		lettering: "bold",
		y: 72,
		height: 34,
		sizes: [34, 22],
		paint: colours.soft,
	});
	const top = above.lines.length > 0 ? above.bottom + 40 : 84;
	const noteHeight = note ? 150 : 0;
	const name = setText(title, {
		...column,
		lettering: "title",
		y: top,
		height: foot - noteHeight - top,
		sizes: [largest, 36],
		paint: colours.ink,
	});
	// The note is below the descenders, which are long in a large name.
	const below = name.bottom + 30 + name.size * 0.16;
	const text = setText(note, {
		lettering: "plain",
		x: MARGIN,
		y: below,
		width: noteWidth,
		sizes: [36, 24],
		height: foot - below,
		paint: colours.ink,
	});
	return above.svg + name.svg + text.svg;
}
