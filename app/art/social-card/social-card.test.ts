import { DomUtils, parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { drawPostCover } from "../post-cover.ts";
import { writeDocument } from "../svg.ts";
import type { CardFacts } from "./card-facts.ts";
import { drawSocialCard } from "./social-card.ts";

type Box = { left: number; right: number; top: number; foot: number };

const LONG = "Growth needs wind and someone on the line. ".repeat(5).slice(0, 200);
const TEXTS = [
	"Kite",
	LONG,
	"Wolkenkratzerbewohnerschaftsversammlung".repeat(6),
	"🪁🏳️‍🌈 👨‍👩‍👧‍👦🇮🇳",
	"एक पतंग, उसकी डोर और थोड़ी सी हवा",
	`</text><script>alert("1")</script> & \u0000\ud800`,
	"",
];
const SENDER = { name: "Kiteline", host: "kiteline.example" };
const LONG_SENDER = { name: LONG, host: "a-very-long-name-of-a-host".repeat(4) };
const WITH_LISTS = ["locations", "caseStudy", "caseList", "blog", "services"];
const KINDS = [
	...["home", "service", "subService", "localService", "city", "district", "post", "reason"],
	...["about", "tool", "plain", ...WITH_LISTS],
];

/** The facts of a card of each kind, also with empty lists, with this text wherever a page puts its own. */
function makeFacts(text: string): CardFacts[] {
	const cover = drawPostCover("a", "seo", text, "light");
	const texts = {
		...{ title: text, note: text, accent: text, name: text, service: text, places: text },
		...{ where: text, what: text, way: text, from: text, label: text, topic: text, day: text },
	};
	const others = {
		...{ paper: "sand", cityPaper: "night", pale: "aqua", key: "seo", tool: "all", cover },
		...{ slug: "new-1", citySlug: "mumbai", place: 12, count: 40, people: [], order: 7 },
	} as const;
	const none = { citySlugs: [], covers: [], keys: [], figures: [], measures: [] };
	const some = {
		...{ citySlugs: ["mumbai", "new-1"], covers: [cover], keys: ["seo", "uiUxDesign"] },
		...{ figures: [{ figure: "+10,00,000%", label: text }], order: 2 },
		measures: [{ label: "Visits", unit: "visits a month", before: 1200, after: 2700 }],
	} as const;
	return [
		...KINDS.map((kind) => ({ ...texts, ...others, ...some, kind }) as CardFacts),
		...WITH_LISTS.map((kind) => ({ ...texts, ...others, ...none, kind }) as CardFacts),
	];
}

/** The boxes that the lines of a card's text stand in; outlines are in units of 400 to their size. */
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

/** The last letter's width, about. */
const LETTER_WIDTH = 200;

function isCovering(one: Box, other: Box): boolean {
	const isAcross = one.right > other.left && other.right > one.left;
	return isAcross && one.foot > other.top && other.foot > one.top;
}

it.each([
	...TEXTS.map((text) => ({ text, sender: SENDER })),
	...[LONG, ""].map((text) => ({ text, sender: LONG_SENDER })),
])("cards lose no text beyond the edge and cover none: $text, by $sender", ({ text, sender }) => {
	for (const facts of makeFacts(text)) {
		const svg = writeDocument(drawSocialCard(facts, sender));
		expect(svg, facts.kind).not.toMatch(/NaN|undefined|Infinity|<script/);
		const boxes = listBoxes(svg);
		expect(boxes.length, facts.kind).toBeGreaterThan(0);
		const isLost = ({ left, right, top, foot }: Box) =>
			left < 50 || right > 1200 - 20 || top < 20 || foot > 630 - 20;
		expect(boxes.filter(isLost), facts.kind).toEqual([]);
		const isCovered = (box: Box, at: number) =>
			boxes.slice(0, at).some((other) => isCovering(box, other));
		expect(boxes.filter(isCovered), facts.kind).toEqual([]);
	}
});
