import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { createEmptyFolder } from "../../tests/support/project-folder.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { migrateContent } from "./migrate.ts";

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
