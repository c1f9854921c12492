import { drawMark } from "../mark.ts";
import { drawHero } from "../scene.ts";
import { embedDrawing, repeat, trace } from "../svg.ts";
import { drawTeam } from "../team.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import type { CardFacts, Sender } from "./card-facts.ts";
import { BODY_FOOT, drawSignature, drawString, HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import { setText } from "./set-text.ts";

type Of<Kind extends CardFacts["kind"]> = Extract<CardFacts, { kind: Kind }>;

/** As the page opens: the promise across the card, and the kite held by a line from its edge. */
export function drawHomeCard(facts: Of<"home">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const title = setText(`${facts.title} ${facts.accent}`, {
		...{ lettering: "title", x: MARGIN, y: 76, width: 940, height: 320, sizes: [106, 44] },
		paint: colours.ink,
		accent: { words: facts.accent.split(/\s+/).length, paint: colours.bright },
	});
	return [
		drawString("M-20 450C120 420 300 462 470 470S750 640 886 600", colours.ink, 3),
		embedDrawing(drawHero(colours.theme), "hero", "translate(800 198)scale(.6)"),
		title.svg,
		drawSignature(sender, colours, { width: 560 }),
	].join("");
}

/** The team on its roof, the title in its sky. */
export function drawAboutCard(facts: Of<"about">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const title = setText(facts.title, {
		...{ lettering: "title", x: MARGIN, y: 122, width: 660, height: 60, sizes: [90, 40] },
		paint: colours.ink,
	});
	return [
		embedDrawing(drawTeam(facts.people, colours.theme), "team", "translate(0 -38)"),
		title.svg,
		drawSignature(sender, colours, { foot: 88 }),
	].join("");
}

const GRID = 42;

/** Squared paper and a curve over it: what the tool draws. */
export function drawToolCard(facts: Of<"tool">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const grid =
		repeat(Math.ceil(WIDTH / GRID), (index) => trace`M${index * GRID} 0V${HEIGHT}`) +
		repeat(Math.ceil(HEIGHT / GRID), (index) => trace`M0 ${index * GRID}H${WIDTH}`);
	const column = { x: MARGIN, width: 600 };
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 84, height: 230, sizes: [84, 38], paint: colours.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 40, width: 520, sizes: [34, 26] },
		...{ height: BODY_FOOT - title.bottom - 40, paint: colours.ink },
	});
	return [
		drawString(grid, colours.line, 1),
		TOOLS[facts.tool](colours),
		title.svg,
		note.svg,
		drawSignature(sender, colours),
	].join("");
}

const TOOLS: Readonly<Record<Of<"tool">["tool"], (colours: CardColours) => string>> = {
	budget: drawFunnel,
	payback: drawPayback,
	all: (colours) =>
		`<g transform="translate(268 28)scale(.56)">${drawFunnel(colours)}</g>` +
		`<g transform="translate(500 198)scale(.56)">${drawPayback(colours)}</g>`,
};

/** Clicks, enquiries, customers: each a part of the one above. */
function drawFunnel({ ink, bright, raised, accent }: CardColours): string {
	const widths = [420, 236, 104];
	const bars = widths.map((width, index) => {
		const y = 84 + index * 168;
		const x = 714;
		const paint = [raised, accent, bright][index];
		return `<path fill="${paint}" stroke="${ink}" stroke-width="4" d="M${x} ${y}h${width}v104H${x}Z"/>`;
	});
	const steps = [0, 1].map((index) => {
		const y = 188 + index * 168;
		return `M716 ${y}v64M${712 + (widths[index] ?? 0)} ${y}L${712 + (widths[index + 1] ?? 0)} ${y + 64}`;
	});
	return drawString(steps.join(""), ink, 2) + bars.join("");
}

/** What it costs, in a straight line, and what it brings, which crosses it: there hangs a kite. */
function drawPayback({ ink, bright, raised }: CardColours): string {
	return [
		drawString("M672 504H1134M672 84V504", ink, 4),
		`<path fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="14 12" d="M672 462 1134 252"/>`,
		drawString("M672 504C850 500 900 470 966 330S1060 150 1134 126", bright, 9),
		`<path fill="${raised}" stroke="${ink}" stroke-width="4" d="M966 276l54 54-54 54-54-54ZM966 384l-17 28h34Z"/>`,
		`<path fill="${bright}" d="M966 278V382L914 330Z"/>`,
		drawString("M966 412V504", ink, 3),
	].join("");
}

/** The line of the mark, so that what leads to it is of one piece with it. */
const STRINGS = { light: "#1b1a3a", dark: "#fbf6ec" } as const;

/** The mark grown large, its line drawn in from the edge. */
export function drawPlainCard(facts: Of<"plain">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: 690 };
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 88, height: 210, sizes: [112, 40], paint: colours.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 44, width: 600, sizes: [36, 26] },
		...{ height: Math.max(30, 456 - title.bottom - 44), paint: colours.soft },
	});
	const mark = embedDrawing(drawMark("", colours.theme), "large", "translate(690 62)scale(13.4)");
	return [
		drawString("M-20 598C200 606 500 612 711.500 576.500", STRINGS[colours.theme], 29.5),
		mark,
		title.svg,
		note.svg,
		drawSignature(sender, colours, { foot: 536 }),
	].join("");
}
