import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { parse, parseDocument } from "yaml";
import { loadContent } from "#app/content/load.ts";
import { openSqlite } from "#app/database/open-database.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { loadLaidOver } from "#app/editing/load-laid-over.ts";
import type { Version } from "#app/editing/merge/lay-over.ts";
import { copyContent } from "../../tests/support/copied-content.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { pullContent } from "./pull.ts";

const [HOME, SEO, WEB, POST] = [
	"pages/home.yaml",
	"services/seo.yaml",
	"services/web-development.yaml",
	"posts/what-a-click-buys.md",
] as const;
const CARD = "The words that stand on the card of this service since Tuesday at six.";

type Row = Pick<Version, "file" | "text"> & Partial<Version>;

/** Copies the content, with a store in which versions were published over its files. */
async function openFolder(list: (read: (file: string) => string, folder: string) => Row[]) {
	const root = copyContent();
	const [folder, dataDir] = [join(root, "content"), join(root, "data")];
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const withStore = async <Value>(
		work: (database: Awaited<ReturnType<typeof openSqlite>>) => Promise<Value>,
	) => {
		const database = await openSqlite(dataDir);
		try {
			return await work(database);
		} finally {
			await database.close();
		}
	};
	await withStore(async (database) => {
		const staff = await createPeopleStore(database).invite("Meera", "meera@x.in", "owner");
		const rest = { replaced: 0, staffId: staff?.id ?? "", at: "", kind: "publish" as const };
		const rows = list(read, folder).map((row) => ({
			...rest,
			baseText: existsSync(join(folder, row.file)) ? read(row.file) : null,
			...row,
		}));
		await database.db.insertInto("contentVersions").values(rows).execute();
	});
	return {
		folder,
		read,
		withStore,
		async run(settings: Record<string, string> = {}) {
			const output = await runCommand(pullContent, "", {
				settings: { CONTENT_DIR: folder, DATA_DIR: dataDir, ...settings },
			});
			const strip = (text: string) => text.replaceAll(`${root}/`, "");
			return {
				printed: strip(output.printed),
				error: strip(output.error),
				notes: output.notes.map(strip),
			};
		},
		listStates: () =>
			withStore(async (database) => {
				const { files } = await loadLaidOver(folder, database);
				return Object.fromEntries([...files].map(([file, { state }]) => [file, state]));
			}),
	};
}

const setCard = (text: string) => text.replace(/^card: (?:.+\n(?: {2}.+\n)*)/m, `card: ${CARD}\n`);
const setOrder = (text: string, order: number) => text.replace(/^order: .*$/m, `order: ${order}`);

it("content:pull writes what visitors see, after which no version is laid over a file any more", async () => {
	const { folder, read, run, listStates } = await openFolder((read) => [
		{ file: SEO, text: setCard(read(SEO)) },
		{ file: POST, text: null },
		{ file: "posts/a-new-post.md", text: read(POST).replace(/^title: .*$/m, "title: A new post") },
		// The folder's file has changed since, elsewhere.
		{ file: WEB, text: setCard(read(WEB)), baseText: setOrder(read(WEB), 88) },
	]);
	const [seo, web] = [read(SEO), read(WEB)];
	writeFileSync(join(folder, SEO), `\ufeff${seo}`);
	const { printed, notes, error } = await run();
	expect([notes, error]).toEqual([[], ""]);
	expect(printed.split("\n").slice(0, 4)).toEqual([
		`content/${SEO}: changed`,
		`content/${POST}: deleted`,
		"content/posts/a-new-post.md: added",
		`content/${WEB}: changed`,
	]);
	expect(printed).toContain("4 files written or deleted. Look at them with git diff");
	expect([read(SEO), read(WEB)]).toEqual([`\ufeff${setCard(seo)}`, setCard(web)]);
	expect(readdirSync(join(folder, "posts"))).toEqual(expect.arrayContaining(["a-new-post.md"]));
	expect(readdirSync(join(folder, "posts"))).not.toContain(POST.slice(6));
	expect(new Set(Object.values(await listStates()))).toEqual(new Set(["obsolete"]));
	expect((await run()).printed).toBe("Nothing to write: content says what was published.\n");
});

it("content:pull writes the pictures of the desk that its texts name, before the texts", async () => {
	const { folder, read, run, withStore } = await openFolder((read) => [
		{ file: POST, text: `${read(POST).trimEnd()}\n\n![A loom](../../media/loom-1a2b.webp)\n` },
	]);
	const bytes = await sharp({
		create: { width: 1600, height: 900, channels: 3, background: "teal" },
	})
		.webp()
		.toBuffer();
	await withStore(async ({ db }) => {
		const { id: staffId } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
		const type = "image/webp";
		const size = { type, width: 1600, height: 900, alt: "", staffId, createdAt: "" };
		for (const name of ["loom-1a2b.webp", "unused-3c4d.webp"])
			await db
				.insertInto("contentPictures")
				.values({ ...size, name, hash: name, bytes })
				.execute();
	});
	const { printed, error, notes } = await run();
	expect([error, notes]).toEqual(["", []]);
	expect(printed).toContain("content/media/loom-1a2b.webp: added\n");
	expect(readFileSync(join(folder, "media/loom-1a2b.webp"))).toEqual(bytes);
	expect(existsSync(join(folder, "media/unused-3c4d.webp"))).toBe(false);
	expect(read(POST)).toContain("loom-1a2b.webp");
	expect(() => loadContent(folder)).not.toThrow();
});

it("content:pull writes a logo and a font of the desk that site.yaml names", async () => {
	const logo =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
	const font = readFileSync("app/design/fonts/anek-text.woff2");
	const { folder, run, withStore } = await openFolder((read) => [
		{
			file: "site.yaml",
			text: `${read("site.yaml")}logo: { file: own-1a2b.svg }\nfonts:\n  display: { file: own-3c4d.woff2, weight: "400" }\n`,
		},
	]);
	await withStore(async ({ db }) => {
		const { id: staffId } = await db.selectFrom("staff").select("id").executeTakeFirstOrThrow();
		const row = { width: 0, height: 0, alt: "", staffId, createdAt: "" };
		const added = [
			{ name: "own-1a2b.svg", type: "image/svg+xml", bytes: Buffer.from(logo) },
			{ name: "own-3c4d.woff2", type: "font/woff2", bytes: font },
		];
		for (const each of added)
			await db
				.insertInto("contentPictures")
				.values({ ...row, ...each, hash: each.name })
				.execute();
	});
	const { error, notes, printed } = await run();
	expect([error, notes]).toEqual(["", []]);
	expect(printed).toContain("content/media/own-1a2b.svg: added\n");
	expect(readFileSync(join(folder, "media/own-1a2b.svg"), "utf8")).toBe(logo);
	expect(readFileSync(join(folder, "media/own-3c4d.woff2"))).toEqual(font);
	const { logo: shown, fonts } = loadContent(folder);
	expect([shown?.light.type, fonts?.display.length]).toEqual(["image/svg+xml", 1]);
});

it("content:pull writes the desk's words where the folder has changed the same, and names what is to be decided", async () => {
	const { folder, read, run, listStates } = await openFolder((read) => [
		{ file: SEO, text: setOrder(setCard(read(SEO)), 71), baseText: setOrder(read(SEO), 72) },
		{ file: WEB, text: `${read(WEB)}x: 1\n` },
		{ file: "../secret.yaml", text: "x: 1\n" },
	]);
	const web = read(WEB);
	const { printed, notes, error } = await run();
	expect(error).toBe("");
	expect(printed).toContain(`content/${SEO}: changed\n1 file written`);
	expect(notes).toEqual([
		expect.stringMatching(`^content/${SEO}: to be decided: .* both changed order; `),
		expect.stringMatching(`^content/${WEB}: not written, .*: x: is not a known field here`),
		expect.stringContaining("secret.yaml: not written, "),
	]);
	expect(read(SEO)).toContain("order: 71\n");
	expect([read(WEB), existsSync(join(folder, "../secret.yaml"))]).toEqual([web, false]);
	expect(await listStates()).toMatchObject({ [SEO]: "obsolete", [WEB]: "set-aside" });
});

it("content:pull writes what an earlier release published in the form of this one", async () => {
	const { folder, read, run } = await openFolder((read, folder) => {
		const file = parseDocument(read(HOME));
		file.setIn(["clients", "items"], [{ name: "Harbour Bakery" }]);
		writeFileSync(join(folder, HOME), file.toString());
		file.deleteIn(["clients", "items"]);
		file.setIn(["clients", "names"], ["Harbour Bakery"]);
		const baseText = file.toString();
		return [{ file: HOME, text: baseText.replace("Harbour", "Lane"), baseText }];
	});
	const { printed, error, notes } = await run();
	expect([error, notes]).toEqual(["", []]);
	expect(printed).toContain(`content/${HOME}: changed`);
	expect(parse(read(HOME)).clients.items).toEqual([{ name: "Lane Bakery" }]);
	expect(loadContent(folder).pages.home.clients?.items[0]?.name).toBe("Lane Bakery");
});

it("content:pull changes nothing where one of the files cannot be written", async () => {
	const { folder, read, run } = await openFolder((read) => [
		{ file: SEO, text: setCard(read(SEO)) },
		{ file: WEB, text: setCard(read(WEB)) },
	]);
	const before = [read(SEO), read(WEB)];
	// As root any folder can be written to; a folder of this name is in the way.
	mkdirSync(join(folder, "services/.web-development.yaml.new/x"), { recursive: true });
	const { printed, error } = await run();
	expect(printed).toBe("");
	expect(error).toContain(`content/${WEB} cannot be written, and nothing was changed: `);
	expect([read(SEO), read(WEB)]).toEqual(before);
	expect(existsSync(join(folder, "services/.seo.yaml.new"))).toBe(false);
});

it("content:pull says in a line that there is no store, that it does not answer, or that the folder cannot be read", async () => {
	const { folder, run } = await openFolder((read) => [{ file: SEO, text: setCard(read(SEO)) }]);
	expect((await run({ DATA_DIR: join(folder, "../typo") })).error).toContain(
		"there is no store at",
	);
	expect((await run({ DATABASE_URL: "postgres://u:secret@127.0.0.1:1/a" })).error).toMatch(
		/^The store cannot be opened \(PostgreSQL a on 127\.0\.0\.1:1\): [^\n]+$/,
	);
	rmSync(join(folder, "site.yaml"));
	expect((await run()).error).toBe("The content has errors; npm run content:check names them.");
});
