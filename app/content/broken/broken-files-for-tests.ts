import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { all, type BrokenKind, rename, replace, rewrite, write } from "./break-for-tests.ts";
import { CITY, DISTRICT, PERSON, POST } from "./sample-files-for-tests.ts";

const FIELDS = "fields are wanted, each with its name and a colon";
const MERGE = "holds the marks of a merge in Git that is not finished; keep one of the versions";
const HOME = "content/pages/home.yaml";

/** Ways to break the text of a file. */
export const BROKEN_TEXTS: BrokenKind[] = [
	{
		name: "a tab as indentation",
		act: replace(CITY, "  latitude", "\tlatitude"),
		lines: [`${CITY}:6: a tab stands at the beginning of the line; only spaces are read there`],
	},
	{
		name: "a field that stands twice",
		act: replace(PERSON, "order: 9", "order: 9\ntitle: Director"),
		lines: [`${PERSON}:4: title: stands a second time in the same group; keep one`],
	},
	{
		name: "a quotation mark that is not closed",
		act: replace(PERSON, "title: Account Manager", 'title: "Account Manager'),
		lines: [`${PERSON}:2: a quotation mark is opened and not closed: "\\"Account Manager"`],
	},
	{
		name: "a text that holds a colon",
		act: replace(PERSON, "title: Account", "title: Accounts: a"),
		lines: [`${PERSON}:2: "Accounts: a Manager" holds a colon and a space; put it in quotes`],
	},
	{
		name: "a field without its colon",
		act: replace(PERSON, "order: 9", "order 9"),
		lines: [`${PERSON}:3: "order 9" has no colon with a space behind it, as a field wants`],
	},
	{
		name: "a field too far in",
		act: replace(PERSON, "order: 9", "  order: 9"),
		lines: [`${PERSON}:3: "order: 9" stands farther in than the field above it`],
	},
	{
		name: "a bracket that is not closed",
		act: replace(CITY, "[Hindi, English]", "[Hindi, English"),
		lines: [`${CITY}:4: [ is opened and not closed: "[Hindi, English"`],
	},
	{
		name: "a text that begins with a star",
		act: replace(PERSON, "Account Manager", "*Account* Manager"),
		lines: [
			`${PERSON}:2: "*Account*" begins with *, which means something to YAML; put the whole text in quotes`,
		],
	},
	{
		name: "two texts in one file",
		act: rewrite(PERSON, (text) => `${text}---\n${text}`),
		lines: [
			`${PERSON}:6: --- or ... ends the text here, but more follows; a file holds one text only`,
		],
	},
	{
		name: "aliases that grow without bound",
		act: write(
			PERSON,
			["a", "b", "c", "d", "e", "f", "g", "h"]
				.map((name, at, all) => {
					const inner = at === 0 ? "x" : `*${all[at - 1]}`;
					return `${name}: &${name} [${Array(9).fill(inner).join(", ")}]\n`;
				})
				.join(""),
		),
		lines: [
			`${PERSON}:8: repeats texts by * so often that they grow beyond all measure; write them out`,
		],
	},
	{
		name: "a file without a word",
		act: write(PERSON, "\n"),
		lines: [`${PERSON}:1: is empty: still to be written`],
	},
	{
		name: "a file of remarks",
		act: rewrite(PERSON, (text) => text.replaceAll(/^/gm, "# ")),
		lines: [`${PERSON}:1: holds remarks only: all is still to be written`],
	},
	{
		name: "a list for the whole file",
		act: rewrite(PERSON, (text) => text.replaceAll(/^(?=.)/gm, "- ")),
		lines: [`${PERSON}:1: holds a list; ${FIELDS}`],
	},
	{
		name: "a merge that is not finished",
		act: all(
			replace(PERSON, "order: 9", "<<<<<<< HEAD\norder: 9\n=======\norder: 8\n>>>>>>> other"),
			rewrite(POST, (text) => `${text}\n<<<<<<< HEAD\n=======\nMore.\n>>>>>>> other\n`),
		),
		lines: [`${PERSON}:3: ${MERGE}`, `${POST}:12: ${MERGE}`],
	},
	{
		name: "UTF-16",
		act: rewrite(PERSON, (text) => Buffer.from(`\ufeff${text}`, "utf16le")),
		lines: [`${PERSON}: is written in UTF-16; save it as UTF-8`],
	},
	{
		name: "Latin-1",
		act: rewrite(PERSON, (text) => Buffer.from(text.replace("Manager", "Attaché"), "latin1")),
		lines: [`${PERSON}:2: is not UTF-8 behind "Account Attach"; save the file as UTF-8`],
	},
	{
		name: "a letter lost on the way",
		act: replace(PERSON, "Manager", "Attach\ufffd"),
		lines: [
			`${PERSON}:2: the letter behind "Account Attach" was lost in another encoding; write it anew`,
		],
	},
	{
		name: "a control character in a post",
		act: replace(POST, "The text", "The\btext"),
		lines: [`${POST}:10: holds the control character U+0008 behind "The"; delete it`],
	},
	{
		name: "a file of bytes",
		act: write(PERSON, Buffer.alloc(512)),
		lines: [
			`${PERSON}:1: holds the control character U+0000 behind the line's beginning; delete it`,
		],
	},
	{
		name: "a file that is too large",
		act: rewrite(PERSON, (text) => text.replace("telephone.", "telephone. ".repeat(200_000))),
		lines: [`${PERSON}: has 2,201 KB; at most 1,000 KB are read`],
	},
	{
		name: "a post without front matter",
		act: write(POST, "Only its text.\n"),
		lines: [`${POST}:1: must begin with front matter between two lines of ---`],
	},
	{
		name: "a post whose front matter does not end",
		act: replace(POST, "seo\n---", "seo\n--"),
		lines: [`${POST}:1: its front matter is not closed: a second line of --- is missing`],
	},
	{
		name: "a post without text",
		act: replace(POST, "The text of the sample.", ""),
		lines: [`${POST}: has no text below its front matter`],
	},
];

/** Ways to misplace and misname files. */
export const BROKEN_PLACES: BrokenKind[] = [
	{
		name: "a file that is not there",
		act: (root) => rmSync(join(root, CITY)),
		lines: [`${CITY}: is missing`],
	},
	{
		name: "a page whose file is misspelt",
		act: rename(HOME, "content/pages/hom.yaml"),
		lines: [`${HOME}: is missing`, "content/pages/hom.yaml: is not read; did you mean home.yaml?"],
	},
	{
		name: "a wrong ending",
		act: rename(DISTRICT, DISTRICT.replace(".yaml", ".yml")),
		lines: [`${DISTRICT.replace(".yaml", ".yml")}: is not read; rename it to old-fort.yaml`],
	},
	{
		name: "a folder misspelt",
		act: rename("content/cities/sampleton/districts", "content/cities/sampleton/distrcts"),
		lines: ["new-fort", "old-fort"].map(
			(slug) =>
				`content/cities/sampleton/distrcts/${slug}.yaml: is not read; did you mean the folder content/cities/sampleton/districts?`,
		),
	},
	{
		name: "a file that belongs nowhere",
		act: write("content/cities/sampleton/notes.txt", "Ask for samples.\n"),
		lines: [
			"content/cities/sampleton/notes.txt: is not read: nothing of this name belongs here; move it or take it out",
		],
	},
	{
		name: "a file name that is no slug",
		act: rename(PERSON, "content/people/Asha Rao.yaml"),
		lines: [
			"content/people/Asha Rao.yaml: its name must be lower-case words joined by hyphens; rename it to asha-rao.yaml",
		],
	},
	{
		name: "files not named after their places",
		act: all(
			replace(CITY, "name: Sampleton", "name: Sampleville"),
			replace(DISTRICT, "name: Old Fort", "name: Old Fort Road"),
		),
		lines: [
			`${CITY}:1: name: is "Sampleville", so the folder sampleton must be named sampleville`,
			`${DISTRICT}:1: name: is "Old Fort Road", so the file must be named old-fort-road.yaml`,
		],
	},
	{
		name: "a city at a reserved path",
		act: all(
			rename("content/cities/sampleton", "content/cities/blog"),
			replace("content/cities/blog/city.yaml", "name: Sampleton", "name: Blog"),
		),
		lines: [
			'content/cities/blog/city.yaml:1: name: is "Blog", but /blog is a reserved path; the city wants another name',
		],
	},
	{
		name: "a folder for a file, and a file for a folder",
		act: all(
			(root) => {
				rmSync(join(root, CITY));
				mkdirSync(join(root, CITY));
				rmSync(join(root, "content/cities/sampleton/services"), { recursive: true });
			},
			write("content/cities/sampleton/services", ""),
		),
		lines: [
			"content/cities/sampleton/services: is a file; a folder is wanted",
			`${CITY}: is a folder; a file is wanted`,
		],
	},
	{
		name: "links that lead nowhere",
		act: (root) => {
			for (const file of [HOME, CITY, PERSON]) rmSync(join(root, file));
			symlinkSync("home.yaml", join(root, HOME));
			symlinkSync("nowhere.yaml", join(root, CITY));
			symlinkSync("nowhere.yaml", join(root, PERSON));
		},
		lines: [
			`${HOME}: is a link that leads in a circle`,
			`${CITY}: is a link to a file that is not there`,
			`${PERSON}: is a link, which is not followed here; put the file itself in its place`,
		],
	},
];
