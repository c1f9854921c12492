import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Process } from "#app/content/schemas/service.ts";
import { ProcessChart, parseSpan } from "./process-chart.tsx";

it.each([
	["Weeks 3 to 5", { start: 2, end: 5 }],
	["Days 1 to 7", { start: 0, end: 1 }],
	["Months 4 to 6", { start: 13, end: 26 }],
	["From week 9", { start: 8, end: null }],
	["Before Diwali", null],
	["Weeks 5 to 3", null],
])("%s lasts, in weeks, %j", (when, span) => {
	expect(parseSpan(when)).toEqual(span);
});

const ITEMS: Process["items"] = [
	{ title: "Zuhören", when: "Woche 1 und 2", weeks: { from: 1, to: 2 }, text: "Ein Besuch." },
	{ title: "Schreiben", when: "Ab Woche 5", weeks: { from: 5 }, text: "Jede Woche eine Seite." },
	{ title: "Bilanz", when: "Woche 12", weeks: { from: 12, to: 12 }, text: "Ein Blatt." },
];
const draw = (items: Process["items"]) =>
	renderToStaticMarkup(createElement(ProcessChart, { heading: "So gehen wir vor", items }));

it("a chart in any language is drawn from the weeks of its steps", () => {
	expect(draw(ITEMS).match(/M[\d.]+ 3\.5/g)).toEqual(["M0 3.5", "M4 3.5", "M11 3.5"]);
});

it("steps of which one has no weeks are listed", () => {
	const items = ITEMS.map((item, at) => (at === 1 ? { ...item, weeks: undefined } : item));
	expect(draw(items)).not.toContain("<svg");
});
