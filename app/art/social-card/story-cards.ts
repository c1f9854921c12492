import { drawCaseChart } from "../case-chart.ts";
import { chooseDrawable, drawText, fitFigure, measureText } from "../lettering.ts";
import { embedDrawing, trace } from "../svg.ts";
import { CARD_COLOURS, type CardColours } from "./card-colours.ts";
import type { CardFacts, Sender } from "./card-facts.ts";
import { BODY_FOOT, drawSignature, drawString, FOOT, HEIGHT, MARGIN, WIDTH } from "./frame.ts";
import { setText } from "./set-text.ts";

type Of<Kind extends CardFacts["kind"]> = Extract<CardFacts, { kind: Kind }>;

/** The chart is 1200 x 675; at this scale it leaves a column of the card free. */
const CHART_SCALE = 0.8;
/** The grounds of the charts' three ways, in their order. */
const CHART_GROUNDS = ["#0a5557", "#f3a712", "#1b1a3a"] as const;

/** The case's own chart, and beside it a column of cotton that says whose it is. */
export function drawCaseCard(facts: Of<"caseStudy">, sender: Sender): string {
	const { title, label, note, order, measures } = facts;
	const colours = CARD_COLOURS.cotton;
	const ground = CHART_GROUNDS[(order - 1) % CHART_GROUNDS.length] ?? CHART_GROUNDS[0];
	const edge = WIDTH * CHART_SCALE;
	const column = { x: edge + 26, width: WIDTH - edge - 26 - 22 };
	const kind = setText(label, {
		...{ ...column, lettering: "plain", y: 66, height: 24, sizes: [25, 18], paint: colours.soft },
	});
	const name = setText(title, {
		...{ ...column, lettering: "bold", y: kind.bottom + 26, height: 210, sizes: [42, 20] },
		paint: colours.ink,
	});
	const client = setText(note, {
		...{ ...column, lettering: "plain", y: name.bottom + 30, sizes: [24, 20] },
		...{ height: 470 - name.bottom - 30, paint: colours.soft },
	});
	return [
		`<path fill="${ground}" d="M0 0H${edge}V${HEIGHT}H0Z"/>`,
		embedDrawing(
			drawCaseChart("", measures, order, "light"),
			"chart",
			trace`translate(0 ${(HEIGHT - 675 * CHART_SCALE) / 2})scale(${CHART_SCALE})`,
		),
		kind.svg,
		name.svg,
		client.svg,
		drawColumnSignature(sender, colours, column),
	].join("");
}

/** Name above address, for a narrow column. */
function drawColumnSignature(
	{ name, host }: Sender,
	colours: CardColours,
	column: { x: number; width: number },
): string {
	const site = setText(host, {
		...{ ...column, lettering: "plain", y: 584, isFromFoot: true, height: 20, sizes: [22, 14] },
		paint: colours.soft,
	});
	return (
		drawSignature({ name, host: "" }, colours, {
			x: column.x,
			width: column.width,
			foot: 544,
		}) + site.svg
	);
}

/** The three best figures side by side, as tall as the card lets them. */
export function drawCaseListCard(facts: Of<"caseList">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const figures = facts.figures.slice(0, 3);
	const step = (WIDTH - 2 * MARGIN) / Math.max(1, figures.length);
	const title = setText(facts.title, {
		...{ lettering: "title", x: MARGIN, y: 76, width: WIDTH - 2 * MARGIN, height: 90 },
		...{ sizes: [116, 38], paint: colours.ink },
	});
	const size = Math.min(150, ...figures.map(({ figure }) => fitFigure(figure, step - 44, 150)));
	const columns = figures.map(({ figure, label }, index) => {
		const x = MARGIN + step * index;
		const text = setText(label, {
			...{ lettering: "bold", x, y: 416, width: step - 40, height: 70, sizes: [32, 22] },
			paint: colours.ink,
		});
		return (
			`<path fill="${colours.ink}" d="M${x} 254h${step - 36}v4H${x}Z"/>` +
			drawText(figure, "title", {
				...{ x: x - 4, y: 384, size, paint: index === 0 ? colours.bright : colours.ink },
			}) +
			text.svg
		);
	});
	return [title.svg, ...columns, drawSignature(sender, colours)].join("");
}

/** The post's cover, and over its lower half a sheet with the title. */
export function drawPostCard(facts: Of<"post">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const box = { x: MARGIN, width: WIDTH - 2 * MARGIN } as const;
	// A title in a script that the letters do not cover gives way to its topic.
	const shown = chooseDrawable(facts.title, facts.topic, "title");
	const title = setText(shown, {
		...{ ...box, lettering: "title", y: 492, isFromFoot: true, height: 190, sizes: [64, 32] },
		paint: colours.ink,
	});
	const label = setText(`${facts.topic} · ${facts.day}`, {
		...{ ...box, lettering: "plain", y: title.top - 30, isFromFoot: true, height: 26 },
		...{ sizes: [28, 20], paint: colours.soft },
	});
	const sheet = Math.round(label.top - 40);
	return [
		embedDrawing(facts.cover, "cover", trace`translate(0 ${sheet / 2 - 337})`),
		`<path fill="${colours.paper}" d="M0 ${sheet}H${WIDTH}V${HEIGHT}H0Z"/>`,
		label.svg,
		title.svg,
		drawSignature(sender, colours),
	].join("");
}

const SHEETS = [
	{ x: 700, y: 330, tilt: -7 },
	{ x: 830, y: 200, tilt: 5 },
	{ x: 640, y: 66, tilt: -3 },
] as const;

/** A few covers laid over each other like papers on a desk. */
export function drawBlogCard(facts: Of<"blog">, sender: Sender): string {
	const colours = CARD_COLOURS[facts.paper];
	const column = { x: MARGIN, width: 500 };
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 90, height: 190, sizes: [128, 44], paint: colours.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 44, sizes: [36, 26] },
		...{ height: BODY_FOOT - title.bottom - 44, paint: colours.soft },
	});
	const sheets = SHEETS.map(({ x, y, tilt }, index) => {
		const cover = facts.covers[index];
		if (!cover) return "";
		const place = trace`translate(${x} ${y})rotate(${tilt})`;
		const id = `sheet${index}`;
		const shape = "M0 0H1200V675H0Z";
		return (
			`<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
			`<g transform="${place}scale(.4)"><g clip-path="url(#${id})">${embedDrawing(cover, `cover${index}`, "scale(1)")}</g><path fill="none" stroke="${colours.paper}" stroke-width="20" d="${shape}"/></g>`
		);
	});
	return [...sheets, title.svg, note.svg, drawSignature(sender, colours, { width: 500 })].join("");
}

const NIGHT = "#1b1a3a";

/** A large kite that is nothing but the reason's number, and small ones for the others. */
export function drawReasonCard(facts: Of<"reason">, sender: Sender): string {
	const { place, count } = facts;
	const [colours, pale] = [CARD_COLOURS[facts.paper], CARD_COLOURS[facts.pale]];
	const column = { x: MARGIN, width: 640 };
	const title = setText(facts.title, {
		...{ ...column, lettering: "title", y: 84, height: 220, sizes: [96, 40], paint: colours.ink },
	});
	const note = setText(facts.note, {
		...{ ...column, lettering: "plain", y: title.bottom + 40, width: 560, sizes: [36, 26] },
		...{ height: BODY_FOOT - title.bottom - 40, paint: colours.soft },
	});
	const figure = String(place);
	const size = fitFigure(figure, 210, 270);
	const [x, y, half] = [942, 246, 196];
	const shown = Math.min(count, 9);
	const others = Array.from({ length: shown }, (_, index) => {
		const at = x - (shown - 1) * 26 + index * 52;
		const paint = index === place - 1 ? colours.bright : colours.soft;
		return trace`<path fill="${index === place - 1 ? paint : "none"}" stroke="${paint}" stroke-width="3" d="M${at} ${FOOT - 29}l15 15-15 15-15-15Z"/>`;
	});
	return [
		`<path fill="${colours.bright}" stroke="${NIGHT}" stroke-width="5" d="M${x} ${y + half - 6}l-44 72h88Z"/>`,
		`<path fill="${pale.paper}" d="M${x} ${y - half}L${x + half} ${y} ${x} ${y + half} ${x - half} ${y}Z"/>`,
		`<path fill="${pale.sunken}" d="M${x} ${y - half}L${x + half} ${y} ${x} ${y + half}Z"/>`,
		drawString(`M${x - half} ${y}Q${x} ${y - half * 0.84} ${x + half} ${y}`, NIGHT, 4),
		drawString(`M${x} ${y - half}L${x + half} ${y} ${x} ${y + half} ${x - half} ${y}Z`, NIGHT, 6),
		drawText(figure, "title", {
			x: x - (measureText(figure, "title") * size) / 2,
			y: y + size * 0.4,
			...{ size, paint: NIGHT },
		}),
		...others,
		title.svg,
		note.svg,
		drawSignature(sender, colours),
	].join("");
}
