import { expect, it } from "vitest";
import { drawPostCover } from "../post-cover.ts";
import { parseDrawing } from "../raster/parse-drawing.ts";
import { writeResolved } from "../raster/resolve-drawing.ts";
import type { CardFacts } from "./card-facts.ts";
import { measureText } from "./lettering.ts";
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
	const cover = drawPostCover("a", "seo", text);
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

/** The boxes that the lines of a card's text stand in; titles are outlines in units of 400 to their size. */
function listBoxes(svg: string): Box[] {
	const elements = parseDrawing(svg).children.filter((child) => typeof child !== "string");
	return elements.flatMap(({ name, attributes, children: [text] }) => {
		const { x, y, d = "", fill, transform = "", ...font } = Object.fromEntries(attributes);
		if (name === "text") {
			const size = Number(font["font-size"]);
			const lettering = font["font-weight"] === "700" ? "bold" : "plain";
			const width = measureText(String(text), lettering) * size;
			return toBox([Number(x), Number(y)], width, 0.66 * size);
		}
		const placed = /^translate\((\S+) (\S+)\)scale\((\S+)\)$/.exec(transform);
		// The mark is no text.
		if (!placed || !fill || d.startsWith("M20 1.5")) return [];
		const [left = 0, foot = 0, scale = 0] = placed.slice(1).map(Number);
		const starts = [...d.matchAll(/M(-?\d+)/g)].map(([, start]) => Number(start));
		return toBox([left, foot], Math.max(0, ...starts) * scale, 256 * scale);
	});
}

function toBox([left, foot]: [number, number], width: number, height: number): Box {
	return { left, right: left + width, top: foot - height, foot };
}

function isCovering(one: Box, other: Box): boolean {
	const isAcross = one.right > other.left && other.right > one.left;
	return isAcross && one.foot > other.top && other.foot > one.top;
}

it.each([
	...TEXTS.map((text) => ({ text, sender: SENDER })),
	...[LONG, ""].map((text) => ({ text, sender: LONG_SENDER })),
])("cards lose no text beyond the edge and cover none: $text, by $sender", ({ text, sender }) => {
	for (const facts of makeFacts(text)) {
		const svg = drawSocialCard(facts, sender);
		expect(svg, facts.kind).not.toMatch(/NaN|undefined|Infinity|<script/);
		expect(writeResolved(svg, "light", 1200)).toContain('width="1200" height="630"');
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
