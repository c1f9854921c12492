import { expect, it } from "vitest";
import { findKind } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { fillForm } from "../../../tests/support/field-changes.ts";
import { changeText } from "../text/change-text.ts";
import { buildForm } from "./build-form.ts";
import { listNodes } from "./form.ts";
import { readChanges } from "./read-changes.ts";

function getKind(file: string): FileKind {
	const kind = findKind(file);
	if (!kind) throw new Error(`no kind of ${file}`);
	return kind;
}

const getField = (file: string, text: string, name: string) =>
	listNodes(buildForm(getKind(file), text)).find((node) => node.name === name);

const PICTURES =
	"sections:\n  - kind: pictures\n    items:\n      - { file: a.jpg, caption: One }\n";

it.each([
	["posts/a.md", "---\nauthor: ann\n---\n", "author", { control: "reference", of: "person" }],
	[
		"industries/a.yaml",
		"services: [seo]\n",
		"services[0]",
		{ control: "reference", of: "service" },
	],
	["pages/contact.yaml", "kite: service/seo\n", "kite", { control: "reference", of: "kite" }],
	["case-studies/a.yaml", "industry: food\n", "industry", { of: "client-industry" }],
	["navigation.yaml", "menu:\n  - { name: A, to: /a }\n", "menu[0].to", { control: "target" }],
	["people/a.yaml", "photo: { file: a.jpg }\n", "photo.file", { control: "picture" }],
	["pages/own/a.yaml", PICTURES, "sections[0].items[0].file", { control: "picture" }],
	["site.yaml", "logo: { file: a.svg }\n", "logo.file", { control: "logo" }],
	["site.yaml", "logo: { file: a.svg, dark: b.png }\n", "logo.dark", { control: "logo" }],
	[
		"site.yaml",
		"fonts: { display: { file: a.woff2 } }\n",
		"fonts.display.file",
		{ control: "font" },
	],
	[
		"site.yaml",
		"fonts: { text: [{ file: a.woff2 }] }\n",
		"fonts.text[0].file",
		{ control: "font" },
	],
	["site.yaml", 'colours: { accent: "#C8102E" }\n', "colours.accent", { control: "colour" }],
	["services/a.yaml", "theme: { hero: aqua }\n", "theme.hero", { control: "theme" }],
	["services/a.yaml", "kite: { motif: lens }\n", "kite.motif", { control: "motif" }],
	["industries/a.yaml", "icon: cart\n", "icon", { control: "icon" }],
] as const)("%s asks for %j by %s in its own way", (file, text, name, expected) => {
	expect(getField(file, text, name)).toMatchObject(expected);
});

it("a time that browsers do not take is asked for as a text, so that it stays", () => {
	const hours = (opens: string) =>
		`openingHours:\n  - { days: [Monday], opens: "${opens}", closes: "17:00" }\n`;
	const fields = (text: string) =>
		listNodes(buildForm(getKind("site.yaml"), text)).filter(({ name }) => name.endsWith(".opens"));
	expect(fields(hours("09:00"))).toMatchObject([{ control: "time" }]);
	expect(fields(hours("9:00"))).toMatchObject([{ control: "line" }]);
});

it("of a colour's two inputs the one that was changed counts, and a picker changes no capitals", () => {
	const text = 'colours:\n  accent: "#C8102E" # red\n';
	const kind = getKind("site.yaml");
	const send = (typed: string, picked: string) => {
		const form = fillForm(buildForm(kind, text));
		form.set("colours.accent", typed);
		form.append("colours.accent", picked);
		return changeText(text, readChanges(kind, text, form), kind);
	};
	expect(send("#C8102E", "#c8102e")).toBe(text);
	expect(send("#C8102E", "#112233")).toBe('colours:\n  accent: "#112233" # red\n');
	expect(send("#445566", "#c8102e")).toBe('colours:\n  accent: "#445566" # red\n');
});
