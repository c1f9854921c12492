import { expect, it } from "vitest";
import { parse } from "yaml";
import { findKind } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { listContentFiles } from "../../../tests/support/content-files.ts";
import { fillForm } from "../../../tests/support/field-changes.ts";
import { changeText } from "../text/change-text.ts";
import { readText } from "../text/read-text.ts";
import { TextChangeError } from "../text/text-change.ts";
import { buildForm } from "./build-form.ts";
import { isList, listNodes } from "./form.ts";
import { readChanges } from "./read-changes.ts";
import { type ListIntent, readListChange } from "./read-list-change.ts";

const OWN_PAGE = `name: Jobs
description: A page
sections:
  # The top.
  - kind: opening
    title: Jobs
  # Why.
  - kind: text
    heading: Why
    paragraphs:
      - One.
`;

function getKind(file: string): FileKind {
	const kind = findKind(file);
	if (!kind) throw new Error(`no kind of ${file}`);
	return kind;
}
const ownPage = getKind("pages/own/jobs.yaml");

function getNode(kind: FileKind, text: string, name: string) {
	return listNodes(buildForm(kind, text)).find((node) => node.name === name);
}

/** Sends a form with other values in some of its fields, and returns the new text. */
function send(kind: FileKind, text: string, values: Record<string, string>): string {
	const sent = fillForm(buildForm(kind, text));
	for (const [name, value] of Object.entries(values)) sent.set(name, value);
	return changeText(text, readChanges(kind, text, sent), kind);
}

function press(text: string, intent: ListIntent, list: string, index: number, variant?: string) {
	return changeText(text, [readListChange(ownPage, text, intent, list, index, variant)], ownPage);
}

it("a field has what the schema says of it", () => {
	expect(getNode(ownPage, OWN_PAGE, "name")).toMatchObject({
		label: "Name",
		hint: "What links to the page say, and the line above its heading that leads back",
		control: "line",
		value: "Jobs",
		isRequired: true,
		maxLength: 40,
	});
	expect(getNode(ownPage, OWN_PAGE, "order")).toMatchObject({
		control: "number",
		value: "",
		default: "1",
		isRequired: false,
		minimum: 1,
		isWhole: true,
	});
	expect(getNode(ownPage, OWN_PAGE, "linkedFrom")).toMatchObject({
		control: "choice",
		default: "nowhere",
		options: [
			{ value: "menu", name: "Menu" },
			{ value: "footer", name: "First column of the footer" },
			{ value: "legal", name: "Line of legal links" },
			{ value: "nowhere", name: "Nowhere" },
		],
	});
	expect(getNode(ownPage, OWN_PAGE, "updated")).toMatchObject({ control: "date" });
	expect(getNode(ownPage, OWN_PAGE, "sections[1]")).toMatchObject({
		label: "Text",
		hint: "Running text under a heading",
	});
	expect(getNode(ownPage, OWN_PAGE, "sections[1].kind")).toBeUndefined();
});

it("a group that may be left out comes with its first field, and goes with its last one", () => {
	const name = "sections[0].button.name";
	expect(getNode(ownPage, OWN_PAGE, "sections[0].button")).toMatchObject({ isPresent: false });
	const filled = send(ownPage, OWN_PAGE, { [name]: "Apply" });
	expect(filled).toBe(
		OWN_PAGE.replace("    title: Jobs\n", "    title: Jobs\n    button:\n      name: Apply\n"),
	);
	expect(send(ownPage, filled, { [name]: "" })).toBe(OWN_PAGE);
	expect(press(filled, "remove", "sections[0].button", 0)).toBe(OWN_PAGE);
});

it("a value gets its type, and stays a text where it is none of that type", () => {
	const read = (order: string) => parse(send(ownPage, OWN_PAGE, { order })).order;
	expect(read("3")).toBe(3);
	expect(read("third")).toBe("third");
	const site = getKind("pages/about.yaml");
	expect(send(site, "isSample: true\n", { isSample: "false" })).toBe("isSample: false\n");
});

it("a field that may be left out goes when it is emptied, another one is empty", () => {
	const text = `${OWN_PAGE}order: 2\n`;
	expect(send(ownPage, text, { order: "" })).toBe(OWN_PAGE);
	expect(send(ownPage, text, { name: " " })).toBe(text.replace("name: Jobs", 'name: ""'));
});

it("what was not sent is not changed, and of two values of a name the last one counts", () => {
	const sent = new FormData();
	sent.append("name", "Old");
	sent.append("name", "New");
	sent.append("unknown", "x");
	expect(readChanges(ownPage, OWN_PAGE, sent)).toMatchObject([
		{ kind: "set", path: ["name"], value: "New" },
	]);
});

it("the buttons of a list move entries with their comments, and remove them", () => {
	const moved = press(OWN_PAGE, "down", "sections", 0);
	expect(parse(moved).sections.map(({ kind }: { kind: string }) => kind)).toEqual([
		"text",
		"opening",
	]);
	expect(moved).toMatch(/# Why\.\n {2}- kind: text/);
	expect(press(moved, "up", "sections", 1)).not.toBe(moved);
	expect(parse(press(OWN_PAGE, "remove", "sections", 1)).sections).toHaveLength(1);
});

it("a new entry is of the kind of the one before it, or of the one that is asked for, and empty", () => {
	const insert = (variant?: string) =>
		parse(press(OWN_PAGE, "insert", "sections", 2, variant)).sections[2];
	expect(insert()).toEqual({ kind: "text", heading: "", paragraphs: [""] });
	expect(insert("quotation")).toEqual({ kind: "quotation", quote: "", name: "", title: "" });
	expect(() => insert("film strip")).toThrow("The list sections has no film strip.");
});

it.each([
	["no-list", "remove", 0],
	["name", "remove", 0],
	["sections", "up", 0],
	["sections", "down", 1],
	["sections", "insert", 3],
	["sections", "remove", Number.NaN],
] as const)("the list %s is not changed by %s at %s", (list, intent, index) => {
	expect(() => readListChange(ownPage, OWN_PAGE, intent, list, index)).toThrow(TextChangeError);
});

it("messages of the agency's own are fields, and go when they are emptied", () => {
	const messages = getKind("messages.yaml");
	const text = "contact:\n  send: Go\n  sending: Going\n";
	expect(send(messages, text, { "contact.send": "Let's go" })).toBe(
		text.replace("Go\n", "Let's go\n"),
	);
	expect(send(messages, text, { "contact.send": "" })).toBe("contact:\n  sending: Going\n");
});

it("a list takes an entry, and gives it back: eight lists of each twenty-fourth file", {
	timeout: 120_000,
}, () => {
	for (const { kind, text, path } of listContentFiles().filter((_file, at) => at % 24 === 0))
		for (const node of listNodes(buildForm(kind, text)).filter(isList).slice(0, 8)) {
			const { name, entries } = node;
			const at = entries.length;
			const insert = readListChange(kind, text, "insert", name, at);
			const more = changeText(text, [insert], kind);
			expect(getNode(kind, more, `${name}[${at}]`), `${path} ${name}`).toBeDefined();
			const less = changeText(more, [readListChange(kind, more, "remove", name, at)], kind);
			// What is in brackets is written anew as a whole.
			const read = (each: string) => readText(each, kind.isMarkdown);
			if (at > 0) expect(read(less), `${path} ${name}`).toEqual(read(text));
		}
});
