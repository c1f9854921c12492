import { DomUtils, parseDocument } from "htmlparser2";
import { afterEach, expect, it } from "vitest";
import { getDrawings } from "#app/design/art/drawings.ts";
import { toDrawable } from "#app/design/art/lettering.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { LOOKS, setLook } from "#app/platform/look.ts";
import { setText } from "./set-text.ts";
import { type CardFacts, type CardThing, renderSocialCard } from "./social-card.ts";

type Box = { left: number; right: number; top: number; foot: number };

const LONG = "Growth needs wind and someone on the line. ".repeat(5).slice(0, 200);
const TEXTS = [
	"Wolkenkratzerbewohnerschaftsversammlung".repeat(6),
	"🪁🏳️‍🌈 👨‍👩‍👧‍👦🇮🇳",
	`</text><script>alert("1")</script> & \u0000\ud800`,
	"",
];
const SENDER = { name: "Kiteline", host: "kiteline.example" };
const LONG_SENDER = { name: LONG, host: "a-very-long-name-of-a-host".repeat(4) };
/**
 * Creates the facts of a card of each composition, also with empty lists, with this text in place of every text of a
 * page.
 */
function createFacts(text: string): CardFacts[] {
	const cover = getDrawings().renderPostCover("a", { slug: "b", order: 1 }, text, "light");
	const texts = { title: text, label: text, note: text, paper: "sand" } as const;
	const kite: CardThing = (target, key) =>
		getDrawings().renderCity("", { slug: "new-1" }, target, key);
	const figures = [1, 2, 3, 4].map(() => ({ figure: "+10,00,000%", label: text }));
	return [
		{ ...texts, composition: "kites", kites: [], field: "night" },
		{ ...texts, composition: "kites", kites: Array(9).fill(kite), field: "night" },
		{ ...texts, composition: "cover", cover },
		{ ...texts, composition: "figures", figures },
		{ ...texts, composition: "figures", figures: [] },
		{ ...texts, composition: "plain", hasHero: true },
	];
}

/** Lists the boxes of the lines of a card's text; outlines are in units of 400 to their size. */
function listBoxes(svg: string): Box[] {
	const [root] = parseDocument(svg, { xmlMode: true }).childNodes;
	if (!root) return [];
	const paths = DomUtils.getElementsByTagName("path", DomUtils.getChildren(root), false);
	return paths.flatMap(({ attribs: { transform = "", d = "" } }) => {
		const placed = /^translate\((\S+) (\S+)\)scale\((\S+)\)$/.exec(transform);
		// The mark is no text.
		if (!placed || !d || d.startsWith("M20 1.5")) return [];
		const [left = 0, foot = 0, scale = 0] = placed.slice(1).map(Number);
		const starts = [...d.matchAll(/M(\d+) 0/g)].map(([, start]) => Number(start));
		const right = left + (Math.max(...starts) + LETTER_WIDTH) * scale;
		return { left, right, top: foot - 256 * scale, foot };
	});
}

/** The approximate width of the last letter. */
const LETTER_WIDTH = 200;

function isCovering(one: Box, other: Box): boolean {
	const isAcross = one.right > other.left && other.right > one.left;
	return isAcross && one.foot > other.top && other.foot > one.top;
}

afterEach(() => setLook());

it.each(
	LOOKS.flatMap((look) => [
		...TEXTS.map((text) => ({ look, text, sender: SENDER })),
		{ look, text: LONG, sender: LONG_SENDER },
	]),
)(
	"cards of $look lose no text beyond the edge and cover none: $text, by $sender",
	({ look, text, sender }) => {
		setLook(look);
		for (const facts of createFacts(text)) {
			const svg = renderDocument(renderSocialCard(facts, sender));
			expect(svg, facts.composition).not.toMatch(/NaN|undefined|Infinity|<script/);
			const boxes = listBoxes(svg);
			expect(boxes.length, facts.composition).toBeGreaterThan(0);
			const isLost = ({ left, right, top, foot }: Box) =>
				left < 50 || right > 1200 - 20 || top < 20 || foot > 630 - 20;
			expect(boxes.filter(isLost), facts.composition).toEqual([]);
			const isCovered = (box: Box, at: number) =>
				boxes.slice(0, at).some((other) => isCovering(box, other));
			expect(boxes.filter(isCovered), facts.composition).toEqual([]);
		}
	},
);

it("a text has every word where there is room, and ends in an ellipsis where there is none", () => {
	const text = "Growth needs wind and someone on the line of the kite";
	const box = { x: 64, y: 80, sizes: [96, 24], paint: "#1b1a3a", lettering: "title" } as const;
	expect(setText(text, { ...box, width: 1000, height: 600 }).lines.join(" ")).toBe(text);
	const { lines } = setText(`${text} `.repeat(9), { ...box, width: 400, height: 160 });
	expect(lines.at(-1)).toMatch(/\w…$/);
});

it.each([
	["English with rupees and dashes", "Rs 1,35,000 – ₹45, 3.1× “more” & ‘less’: cafés, 50%", null],
	["romanised names without marks", "Ahmadābād, Śivājī\u2011nagar", "Ahmadabad, Sivaji-nagar"],
	["letters that are none without their mark", "Yıldız, Łødz & Đorđe", null],
	["no emoji or hidden characters", "A\u00ad kite\u200b 🪁 in\u202e Surat", "A kite in Surat"],
])("a text is drawn in all letterings with %s", (_what, text, drawn) => {
	for (const lettering of ["title", "bold", "plain"] as const)
		expect(toDrawable(text, lettering)).toBe(drawn ?? text);
});
