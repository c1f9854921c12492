import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { PAGE_KINDS } from "#app/content/similarity/page-texts.ts";
import { openSqlite } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay } from "#app/platform/dates.server.ts";
import { copyContent, editFile } from "../../tests/support/copied-content.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { checkContent } from "./check.ts";

const BANDRA = "content/cities/mumbai/districts/bandra.yaml";

/** Runs the command on `<root>/content`; what it says has paths below the root. */
async function run(root: string, args = "", width?: number, maxCities?: number) {
	const settings = { CONTENT_DIR: join(root, "content"), DATA_DIR: join(root, "data") };
	const output = await runCommand(checkContent(maxCities), args, { width, settings });
	const strip = (text: string) => text.replaceAll(`${root}/`, "");
	return { ...output, error: strip(output.error), notes: output.notes.map(strip) };
}

it("content:check takes sound content, and shows all of its pages where that is wanted", async () => {
	const { error, printed, notes } = await run(copyContent(), "--all");
	expect([error, notes]).toEqual(["", []]);
	expect(printed).toMatch(/^The content of Capstan in \S+content can be read/);
	expect(printed.match(/^\/\S+ /gm)).toHaveLength(4 + 8 + 16 + 4 + 3 + 2);
});

it("content:check names pages that say too little, however narrow the terminal", async () => {
	const root = copyContent();
	const text = "A short paragraph that says next to nothing of the place.";
	for (const field of ["place", "customers"]) editFile(root, BANDRA, [field], [text]);
	const steps = [1, 2, 3].map((at) => ({ title: `Step ${at}`, text }));
	editFile(root, BANDRA, ["firstSteps"], steps);
	const { error, printed, notes } = await run(root, "", 72);
	expect(/^\/mumbai\/.*/m.exec(printed)?.[0]).toMatch(/^\/mumbai\/bandra .*too few words/);
	expect(notes).toEqual([
		expect.stringMatching(/^\/mumbai\/bandra: \d+ own words, at least 180 are wanted$/),
	]);
	expect(error).toMatch(/^1 to be kept out of search engines/);
});

it("content:check warns of more cities than are promised, and shows five pages of a kind", async () => {
	const { error, printed, notes } = await run(copyContent(), "", undefined, 2);
	expect([error, notes]).toEqual(["", [expect.stringMatching(/^4 cities are more than the 2 /)]]);
	expect(printed).toContain("4 cities");
	expect(printed.match(/^\/\S+ /gm)).toHaveLength(4 + 4 + 4 + 4 + 3 + 2);
});

it("content:check names errors file by file, and then compares nothing", async () => {
	const root = copyContent();
	editFile(root, BANDRA, ["kind"], "");
	editFile(root, BANDRA, ["order"], 0);
	const { error, printed, notes } = await run(root);
	expect([error, printed, notes.length]).toEqual(["2 to correct in content", "", 2]);
	expect(notes[0]).toMatch(new RegExp(`^${BANDRA}:\\d+: `));
});

it("content:check names messages that are unknown or lack a value, and what a language of one's own lacks", async () => {
	const root = copyContent();
	const file = join(root, "content/messages.yaml");
	writeFileSync(
		file,
		"contact:\n  sned: Send\n  bookTime: Book\ncontcat: {}\nfoo:\n  send: Send\n",
	);
	const { notes } = await run(root);
	expect(notes).toEqual([
		'content/messages.yaml:2: contact.sned: there is no message "sned"; did you mean send?',
		"content/messages.yaml:3: contact.bookTime: lacks {time}",
		expect.stringMatching(/^content\/messages.yaml:5: foo: there is no namespace "foo"; /),
	]);
	writeFileSync(file, "contact:\n  sending: Invio…\n");
	editFile(root, "content/site.yaml", ["language"], "it");
	const missing = (await run(root)).notes;
	const [line] = missing.filter(
		(note) =>
			note.startsWith("content/messages.yaml: contact:") ||
			note.startsWith("messages.yaml: contact:"),
	);
	expect(line).toMatch(/in English, as there is no text in it: .*\bsend\b/);
	expect(line).not.toMatch(/\bsending\b/);
});

it("content:check names what was given later than today", async () => {
	const root = copyContent();
	const proof = "content/proof.yaml";
	const today = toDay(getNow());
	const [year, tomorrow] = [Number(today.slice(0, 4)) + 1, addDays(today, 1)];
	editFile(root, proof, ["record", "founded", "year"], year);
	editFile(root, proof, ["record", "credentials", 0, "date"], today);
	editFile(root, proof, ["record", "credentials", 1, "date"], tomorrow);
	editFile(root, proof, ["record", "awards", 2, "year"], year - 1);
	const { notes } = await run(root);
	expect(notes).toEqual([
		expect.stringMatching(
			`^${proof}:\\d+: record.founded.year: is ${year}, and today is ${today}$`,
		),
		expect.stringMatching(
			`^${proof}:\\d+: record.credentials.1.date: is ${tomorrow}, and today is ${today}$`,
		),
	]);
});

it("content:check says which files content:migrate brings into the form of this version", async () => {
	const root = copyContent();
	editFile(root, "content/pages/home.yaml", ["clients", "items"], undefined);
	editFile(root, "content/pages/home.yaml", ["clients", "names"], ["Harbour Bakery"]);
	const { error } = await run(root);
	expect(error).toMatch(/home\.yaml had another form .* run npm run content:migrate first$/);
});

it("content:check names each picture that is broken, too heavy or too small, and warns of one that nothing shows", async () => {
	const root = copyContent();
	const draw = (width: number, height: number, background: string) =>
		sharp({ create: { width, height, channels: 3, background } });
	const put = (name: string, bytes: Buffer) =>
		writeFileSync(join(root, "content/media", name), bytes);
	const wide = await draw(1600, 800, "#abc").jpeg().toBuffer();
	put("wide.jpg", wide);
	put("unused.jpg", wide);
	put("broken.jpg", wide.subarray(0, wide.length / 2));
	put("heavy.png", Buffer.alloc(5_000_001));
	put("text.png", Buffer.from("<svg/>"));
	const show = (slug: string, file: string) =>
		editFile(root, `content/people/${slug}.yaml`, ["photo", "file"], file);
	show("devika-rao", "broken.jpg");
	show("imran-qureshi", "heavy.png");
	show("lata-joshi", "text.png");
	editFile(root, "content/case-studies/the-long-counter.yaml", ["image"], {
		file: "wide.jpg",
		alt: "A wide picture",
	});
	const { error, notes } = await run(root);
	const reasons = [
		"broken.jpg is no JPEG, PNG, WebP or AVIF that can be read, or has more than 50 million pixels",
		"heavy.png has 5.0 MB; at most 5 MB are allowed",
		"text.png is no JPEG, PNG, WebP or AVIF that can be read, or has more than 50 million pixels",
		"wide.jpg has 1600 x 800 pixels; for its place it must be at least 1600 x 900",
	];
	expect(error).toBe("4 to correct in content");
	expect(notes.map((note) => note.replace(/^.*?: (?:photo|image)\.file: /, "")).toSorted()).toEqual(
		reasons,
	);
	expect(notes).toContainEqual(`content/people/imran-qureshi.yaml:6: photo.file: ${reasons[1]}`);

	for (const slug of ["devika-rao", "imran-qureshi", "lata-joshi"]) show(slug, `${slug}.webp`);
	put("wide.jpg", await draw(1600, 900, "#abc").jpeg().toBuffer());
	const sound = await run(root);
	expect(sound.error).toBe("");
	expect(sound.notes).toEqual(
		["broken.jpg", "heavy.png", "text.png", "unused.jpg"].map(
			(name) => `content/media/${name}: nothing shows it; name it in a field, or delete it`,
		),
	);
});

it("content:check names a picture of a post that is no file of the folder media", async () => {
	const root = copyContent();
	const file = "content/posts/what-a-click-buys.md";
	const own = "![A](../media/bread.webp) ![B](/art/post/a.svg)";
	appendFileSync(join(root, file), `\n${own} ![C](https://a.example/c.jpg) <img src="/d.jpg">\n`);
	const { error, notes } = await run(root);
	expect(error).toBe("2 to correct in content");
	for (const [index, address] of ["https://a.example/c.jpg", "/d.jpg"].entries())
		expect(notes[index]).toContain(`${file}: the picture ${address} is not shown; put its file`);
});

it.each([
	["tour.mp4", "no file in content/media"],
	["media/Our%20Tour.webm", "the film Our Tour.webm: must be lower-case words"],
])("content:check names the film %s of a post", async (address, reason) => {
	const root = copyContent();
	const file = "content/posts/what-a-click-buys.md";
	appendFileSync(join(root, file), `\n![A](${address})\n`);
	const { notes } = await run(root);
	expect(notes.join("\n")).toContain(file);
	expect(notes.join("\n")).toContain(reason);
});

it("content:check names a link of a post, and a post named by a page, that lead nowhere", async () => {
	const root = copyContent();
	const file = "content/posts/what-a-click-buys.md";
	appendFileSync(
		join(root, file),
		"\n[A](/services/se0), [b](/pricing#a), [c](https://a.example/x)\n",
	);
	const industry = "content/industries/retail.yaml";
	const path = join(root, industry);
	writeFileSync(
		path,
		readFileSync(path, "utf8").replace("sell-bread]", "sell-bread, the-first-cal]"),
	);
	const { error, notes } = await run(root);
	expect(error).toBe("2 to correct in content");
	expect(notes).toEqual([
		`${file}: a link leads nowhere: there is no page "/services/se0"; did you mean /services/seo?`,
		expect.stringMatching(
			/^content\/industries\/retail.yaml:\d+: articles.1: there is no post "the-first-cal"; did you mean the-first-call\?$/,
		),
	]);
});

it("content:check writes nothing but JSON for programs: pages, limits and the most similar pairs", async () => {
	const judged = JSON.parse((await run(copyContent(), "--json --pairs 1")).printed);
	expect(Object.keys(judged)).toEqual(PAGE_KINDS);
	const { leastWords, mostSameness, pages, pairs } = judged.district;
	expect([leastWords, mostSameness, pages.length, pairs.length]).toEqual([180, 0.35, 8, 1]);
	expect(Object.keys(pages[0])).toEqual(expect.arrayContaining(["path", "ownWords", "faults"]));
});

it("content:check names what was published at the desk and does not fit the folder", async () => {
	const root = copyContent();
	const dataDir = join(root, "data");
	const database = await openSqlite(dataDir);
	const staff = await createPeopleStore(database).invite("Meera", "meera@x.in", "owner");
	const version = { replaced: 0, staffId: staff?.id ?? "", at: "", kind: "publish" } as const;
	const text = readFileSync(join(root, BANDRA), "utf8");
	const file = BANDRA.replace("content/", "");
	await database.db
		.insertInto("contentVersions")
		.values([
			{ ...version, file, baseText: text.replace("order: ", "order: 9"), text: `${text}x: 1\n` },
			{ ...version, file: "services/gone.yaml", baseText: "title: Gone\n", text: "title: A\n" },
		])
		.execute();
	await database.close();
	const { error, notes } = await run(root);
	expect(error).toBe("");
	expect(notes).toEqual([
		expect.stringMatching(/bandra\.yaml: .* set aside.* x: is not a known field here/),
		expect.stringMatching(/^services\/gone\.yaml: .* set aside/),
	]);
});
