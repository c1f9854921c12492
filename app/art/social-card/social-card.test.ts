import { describe, expect, it } from "vitest";
import { drawPostCover } from "../post-cover.ts";
import { type DrawingElement, parseDrawing } from "../raster/parse-drawing.ts";
import { writeResolved } from "../raster/resolve-drawing.ts";
import type { CardFacts } from "./card-facts.ts";
import { measureText } from "./lettering.ts";
import { drawSocialCard } from "./social-card.ts";

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
const MEASURE = { label: "Visits", unit: "visits a month", before: 1200, after: 2700 };

/** The facts of every kind of card, with this text wherever a page puts its own. */
function makeFacts(text: string): CardFacts[] {
	const named = { title: text, note: text, paper: "sand" } as const;
	const cover = drawPostCover("a", "seo", text);
	const service = { key: "seo", name: text, service: text, citySlug: "mumbai" } as const;
	return [
		{ kind: "home", ...named, accent: text },
		{ kind: "service", ...named, ...service },
		{ kind: "subService", ...named, ...service, place: 40, count: 40 },
		{ kind: "locations", ...named, ...service, places: text, citySlugs: ["mumbai", "new-1"] },
		{ kind: "localService", ...named, ...service, where: text, cityPaper: "night" },
		{ kind: "city", ...named, what: text, where: text, slug: "new-1" },
		{
			...{ kind: "district", ...named, what: text, way: text, from: text },
			...{ slug: "a", citySlug: "new-1" },
		},
		{ kind: "caseStudy", title: text, label: text, note: text, order: 7, measures: [] },
		{ kind: "caseStudy", title: text, label: text, note: text, order: 2, measures: [MEASURE] },
		{ kind: "caseList", ...named, figures: [{ figure: "+10,00,000%", label: text }] },
		{ kind: "caseList", ...named, figures: [] },
		{ kind: "post", ...named, topic: text, day: text, cover },
		{ kind: "blog", ...named, covers: [cover] },
		{ kind: "reason", ...named, place: 12, count: 40, pale: "aqua" },
		{ kind: "services", ...named, keys: ["seo", "uiUxDesign"] },
		{ kind: "services", ...named, keys: [] },
		{ kind: "about", ...named, people: [] },
		{ kind: "tool", ...named, tool: "all" },
		{ kind: "plain", ...named },
	];
}

type Line = { left: number; right: number; top: number; foot: number; text: string };

/** Every line of text of a card, by the box that it stands in. */
function listLines(svg: string): Line[] {
	return parseDrawing(svg).children.flatMap((child) => {
		if (typeof child === "string") return [];
		return child.name === "text" ? [readText(child)] : readTitle(child);
	});
}

function readText({ attributes, children }: DrawingElement): Line {
	const [left = 0, foot = 0, size = 0] = ["x", "y", "font-size"].map((name) =>
		Number(attributes.get(name)),
	);
	const text = children.join("");
	const lettering = attributes.get("font-weight") === "700" ? "bold" : "plain";
	const right = left + measureText(text, lettering) * size;
	return { left, right, top: foot - 0.66 * size, foot, text };
}

/** A line of outlines is a path that is placed and scaled, in units of 400 to its size. */
function readTitle({ attributes }: DrawingElement): Line[] {
	const placed = /^translate\((\S+) (\S+)\)scale\((\S+)\)$/.exec(attributes.get("transform") ?? "");
	const data = attributes.get("d") ?? "";
	if (!placed || !attributes.get("fill") || data.startsWith("M20 1.5")) return [];
	const [left = 0, foot = 0, scale = 0] = placed.slice(1).map(Number);
	const starts = [...data.matchAll(/M(-?\d+)/g)].map(([, x]) => Number(x));
	const right = left + Math.max(0, ...starts) * scale;
	return [{ left, right, top: foot - 256 * scale, foot, text: `title of ${starts.length}` }];
}

function areApart(one: Line, other: Line): boolean {
	return (
		one.right <= other.left ||
		other.right <= one.left ||
		one.foot <= other.top ||
		other.foot <= one.top
	);
}

const SENDERS = [
	{ name: "Kiteline", host: "kiteline.example" },
	{ name: LONG, host: "a-very-long-name-of-a-host".repeat(4) },
];

describe.each(SENDERS)("the cards of $name", (sender) => {
	it.each(TEXTS)("lose no text beyond the edge and cover none, with %j in every place", (text) => {
		for (const facts of makeFacts(text)) {
			const svg = drawSocialCard(facts, sender);
			expect(svg, facts.kind).not.toMatch(/NaN|undefined|Infinity|<script/);
			expect(writeResolved(svg, "light", 1200)).toContain('width="1200" height="630"');
			const lines = listLines(svg);
			expect(lines.length, facts.kind).toBeGreaterThan(0);
			for (const line of lines) {
				const name = `${facts.kind}: ${line.text}`;
				expect(line.left, name).toBeGreaterThanOrEqual(50);
				expect(line.right, name).toBeLessThanOrEqual(1200 - 20);
				expect(line.top, name).toBeGreaterThanOrEqual(20);
				expect(line.foot, name).toBeLessThanOrEqual(630 - 20);
			}
			const covering = lines.flatMap((line, index) =>
				lines.slice(index + 1).flatMap((other) => (areApart(line, other) ? [] : [[line, other]])),
			);
			expect(covering, facts.kind).toEqual([]);
		}
	});
});

describe("the cards of two kinds", () => {
	it("are composed differently for the same words", () => {
		const drawn = makeFacts("Kite").map((facts) =>
			drawSocialCard(facts, { name: "Kites", host: "kites.example" }),
		);
		expect(new Set(drawn).size).toBe(drawn.length);
	});
});
