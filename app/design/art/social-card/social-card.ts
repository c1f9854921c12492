import { getDrawings } from "#app/design/art/drawings.ts";
import { fitFigure, renderText, toDrawable } from "#app/design/art/lettering.ts";
import type { ColourTarget } from "#app/design/art/palette.ts";
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

/** Renders the drawing of a thing for a card; the key ends its ids. */
export type CardThing = (target: ColourTarget, key: string) => Drawing;

export type CardFacts = {
	title: string;
	label?: string;
	note?: string;
	paper: SectionTheme;
} & (
	| { composition: "kites"; kites: readonly CardThing[]; field?: SectionTheme }
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
		body: `<path fill="${colours.paper}" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${renderBody(facts, colours, sender)}${renderSignature(sender, colours)}`,
		target: "light",
	};
}

function renderBody(facts: CardFacts, colours: CardColours, sender: Sender): string {
	switch (facts.composition) {
		case "kites":
			return renderThings(facts, colours);
		case "cover":
			return renderCover(facts, colours);
		case "figures":
			return renderFigures(facts, colours);
		case "plain":
			return renderPlain(facts, colours, sender);
	}
}

function renderThings(
	{ kites: things, field, ...texts }: Of<"kites">,
	colours: CardColours,
): string {
	const { cardLayout } = getDrawings();
	const places = cardLayout.places(things.length);
	const ground = field && cardLayout.field && CARD_COLOURS[field];
	const drawn = places.map((place, index) => {
		const id = `kite${index}`;
		const theme = (index === 0 && ground ? ground : colours).theme;
		const drawing = things[index]?.(theme, id);
		return drawing && embedDrawing(drawing, id, place);
	});
	return [
		ground ? `<path fill="${ground.paper}" d="${cardLayout.field}"/>` : "",
		...drawn,
		renderTexts(texts, colours, { width: things.length === 1 ? 640 : 580, noteWidth: 480 }),
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

function renderPlain(
	{ hasHero, ...texts }: Of<"plain">,
	colours: CardColours,
	{ name }: Sender,
): string {
	const { renderHero, renderMark, cardLayout } = getDrawings();
	const picture = hasHero
		? embedDrawing(renderHero(name, colours.theme), "picture", cardLayout.hero)
		: embedDrawing(renderMark(name, colours.theme), "picture", "translate(752 62)scale(12)");
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
