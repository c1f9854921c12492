import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { createEmptyFolder } from "../../tests/support/project-folder.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { migrateContent } from "./migrate.ts";
import { migrateText } from "./migrate-text.ts";

const OLD_HOME = `# The home page.
title:   "Spacing and quotes that nobody else writes"

# Our clients: each has agreed in writing.
clients:
  title: Trusted by
  # The newest is first.
  names:
    - Harbour Bakery # since 2019
    # asked to be named in full
    - "Quay & Sons: Boats"
# Words
closing: >-
  A folded text
  of two lines.
# The end.
`;
const NEW_HOME = `# The home page.
title:   "Spacing and quotes that nobody else writes"

# Our clients: each has agreed in writing.
clients:
  title: Trusted by
  # The newest is first.
  items:
    - name: Harbour Bakery # since 2019
    # asked to be named in full
    - name: "Quay & Sons: Boats"
# Words
closing: >-
  A folded text
  of two lines.
# The end.
`;

function createContent(home: string) {
	const { path, remove } = createEmptyFolder();
	onTestFinished(remove);
	mkdirSync(join(path, "pages"));
	const file = join(path, "pages/home.yaml");
	writeFileSync(file, home);
	const run = (args = "") => runCommand(migrateContent, args, { settings: { CONTENT_DIR: path } });
	return { run, read: () => readFileSync(file, "utf8") };
}

it("content:migrate gives each client an entry of its own, and keeps comments and all other bytes", async () => {
	const { run, read } = createContent(OLD_HOME);
	const { error, printed } = await run();
	expect([error, read()]).toEqual(["", NEW_HOME]);
	expect(printed).toMatch(/pages\/home\.yaml: a client is an entry of clients\.items.*0\.2\.0/);
});

it("content:migrate changes nothing when it runs again, and nothing with --dry-run", async () => {
	const migrated = createContent(NEW_HOME);
	expect((await migrated.run()).printed).toMatch(/^Nothing to change/);
	expect(migrated.read()).toBe(NEW_HOME);
	const old = createContent(OLD_HOME);
	expect((await old.run("--dry-run")).printed).toMatch(/clients\.items[\s\S]*Nothing was changed/);
	expect(old.read()).toBe(OLD_HOME);
});

it.each([
	["in one line", "clients: { names: [Asha, 'B, C'] }\nlast: 1\n"],
	["with a byte order mark", "\ufeffclients:\n  names: [Asha, 'B, C']\nlast: 1\n"],
	[
		"with line breaks of Windows",
		"clients:\r\n  names:\r\n    - Asha\r\n    - 'B, C'\r\nlast: 1\r\n",
	],
	["without a line break at the end", "last: 1\nclients:\n  names: [Asha, 'B, C']"],
])("content:migrate reads clients %s", async (_how, text) => {
	const { run, read } = createContent(text);
	expect((await run()).error).toBe("");
	expect(parse(read())).toEqual({
		clients: { items: [{ name: "Asha" }, { name: "B, C" }] },
		last: 1,
	});
	const breaks = (each: string) => new Set(each.match(/\r?\n/g));
	expect(breaks(read())).toEqual(breaks(text));
});

it.each(["clients: [", "- a list\n", "", "clients:\n  names: none\n"])(
	"content:migrate leaves %j, which is another fault, as it is",
	async (text) => {
		const { run, read } = createContent(text);
		expect((await run()).printed).toMatch(/^Nothing to change/);
		expect(read()).toBe(text);
	},
);

it("content:migrate gives a service the look of its key, in fields of its own", async () => {
	const { path, remove } = createEmptyFolder();
	onTestFinished(remove);
	mkdirSync(join(path, "services"));
	const file = join(path, "services/brochures.yaml");
	writeFileSync(file, "key: seo\nname: Brochures\nframework:\n  heading: Four parts\n");
	await runCommand(migrateContent, "", { settings: { CONTENT_DIR: path } });
	expect(parse(readFileSync(file, "utf8"))).toEqual({
		name: "Brochures",
		framework: { heading: "Four parts", figure: "ladder" },
		theme: { hero: "aqua", accent: "marigold" },
		kite: { motif: "lens" },
	});
});

it("a migration may rename, add and remove fields; comments before them stay in their place", () => {
	const text = "# a\na: 1\n# b\nb: 2 # two\n# c\nc: 3\n# d\nd: 4\n# end\n";
	const migrated = migrateText(text, (document) => {
		const { items } = document.contents as unknown as { items: { key: { value: string } }[] };
		for (const { key } of items) if (key.value === "b") key.value = "renamed";
		document.delete("c");
		document.set("added", 5);
	});
	expect(migrated).toBe("# a\na: 1\n# b\nrenamed: 2 # two\n# c\n# d\nd: 4\nadded: 5\n# end\n");
});

const LAST_FIELDS = [
	"name: Lane",
	"name: Lane # ours",
	"name: Lane # ours\n  # theirs",
	'name: "Lane"',
	"name: Lane   ",
	"name:",
	"name: [Lane, Quay]",
	"name: { of: Lane }",
	"name:\n  of: Lane # ours",
	"social:\n  - network: x",
	"social:\n  - x # ours\n  # theirs",
	"social:\n- x",
	"tagline: >-\n  one\n  two",
	"tagline: |-\n  one\n  # no comment",
	'tagline: "one\n  two"',
	"tagline: one\n  two",
	"first: &lane Lane\nname: *lane",
	"---\nname: Lane",
	"name: Lane\n# The end.",
	"{ name: Lane }",
	"{ name: Lane } # ours",
	"\ufeffname: Lane",
];

it.each(LAST_FIELDS.flatMap((text) => [text, `${text}\n`, `${text.replaceAll("\n", "\r\n")}\r\n`]))(
	"content:migrate adds a field behind %j",
	(text) => {
		const migrated = migrateText(text, (document) => document.set("currency", "INR"));
		expect(parse(migrated)).toEqual({ ...parse(text), currency: "INR" });
		for (const line of text.split(/\r?\n/).filter((line) => !line.startsWith("{")))
			expect(migrated).toContain(line);
		expect(migrateText(migrated, (document) => document.set("currency", "INR"))).toBe(migrated);
	},
);

it.each([
	["name: Lane\n", "name: Lane\ncurrency: INR\n"],
	["name: Lane\ncurrency: EUR\n", "name: Lane\ncurrency: EUR\n"],
])("content:migrate names the currency of %j", async (old, migrated) => {
	const { path, remove } = createEmptyFolder();
	onTestFinished(remove);
	const file = join(path, "site.yaml");
	writeFileSync(file, old);
	await runCommand(migrateContent, "", { settings: { CONTENT_DIR: path } });
	expect(readFileSync(file, "utf8")).toBe(migrated);
});
