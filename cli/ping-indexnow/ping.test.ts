import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect, it } from "vitest";
import { getUserAgent } from "#app/platform/http/user-agent.ts";
import type { SitePage } from "#app/site/sitemap/site-pages.server.ts";
import { createFolder } from "../../tests/support/copied-content.ts";
import { runCommand } from "../../tests/support/run-command.ts";
import { listen } from "../../tests/support/test-server.ts";
import { pingIndexNow } from "./ping.ts";

const SITE_URL = "https://www.kiteline.example";
const HOME = { path: "/", updated: "2026-01-01" };
const CITY = { path: "/mumbai", updated: "2026-01-02" };
const POST = { path: "/blog/kites", updated: "2026-01-03T10:00:00Z" };
const SITEMAP = { path: "/sitemap" };
const ADDRESSES = ["/", "/mumbai", "/blog/kites", "/sitemap"].map((path) => SITE_URL + path);

async function openIndexNow(settings: Record<string, string> = {}, maxUrls?: number) {
	const DATA_DIR = createFolder();
	const messages: { urlList: string[] }[] = [];
	const agents: unknown[] = [];
	const statuses: number[] = [];
	const { origin } = await listen(async (request, response) => {
		agents.push(request.headers["user-agent"]);
		messages.push((await json(request)) as { urlList: string[] });
		response.writeHead(statuses.shift() ?? 200).end();
	});
	const key = { INDEXNOW_KEY: "0123-abcd", INDEXNOW_URL: `${origin}/indexnow` };
	const env = { SITE_URL, DATA_DIR, ...key, ...settings };
	async function run(args = "", pages: SitePage[] = [HOME, CITY, POST, SITEMAP], isWhole = true) {
		const program = pingIndexNow(async () => ({ pages, isWhole }), maxUrls);
		const { printed, error } = await runCommand(program, args, { settings: env });
		return printed + error;
	}
	return { DATA_DIR, messages, agents, statuses, run };
}

it("search engines are told all pages the first time, where that is wanted, and where the notes are damaged", async () => {
	const { run, messages, agents, DATA_DIR } = await openIndexNow();
	expect(await run()).toBe("4 pages told.\n");
	const keyLocation = `${SITE_URL}/0123-abcd.txt`;
	const message = { host: "www.kiteline.example", key: "0123-abcd", keyLocation };
	expect(messages).toEqual([{ ...message, urlList: ADDRESSES }]);
	expect(agents).toEqual([getUserAgent(SITE_URL)]);
	expect(await run("--all")).toBe("4 pages told.\n");
	writeFileSync(join(DATA_DIR, "indexnow.json"), '{"/": 7');
	expect(await run()).toBe("4 pages told.\n");
});

it.each<[what: string, pages: SitePage[], isWhole: boolean, announced: string[] | undefined]>([
	["nothing where nothing changed", [HOME, CITY, POST, SITEMAP], true, undefined],
	["what is new", [HOME, CITY, POST, SITEMAP, { path: "/pune" }], true, ["/pune"]],
	["what changed", [HOME, { ...CITY, updated: "2026-02-01" }, POST, SITEMAP], true, ["/mumbai"]],
	["what is gone", [HOME, CITY, SITEMAP], true, ["/blog/kites"]],
	["nothing of a blog that does not answer", [HOME, CITY, SITEMAP], false, undefined],
])("search engines are then told %s", async (_what, pages, isWhole, announced) => {
	const { run, messages } = await openIndexNow();
	await run();
	const printed = await run("", pages, isWhole);
	expect(printed).toBe(announced ? "1 page told.\n" : "No page has changed since the last time.\n");
	expect(messages[1]?.urlList).toEqual(announced?.map((path) => SITE_URL + path));
});

it("a message has no more addresses than may be, and what was taken is not sent again", async () => {
	const { run, messages, statuses } = await openIndexNow({}, 3);
	statuses.push(202, 429);
	expect(await run()).toContain("answers 429: too many messages");
	expect(await run()).toBe("1 page told.\n");
	expect(messages.map(({ urlList }) => urlList.length)).toEqual([3, 1, 1]);
});

it("a dry run shows the addresses and sends nothing, and wants no key", async () => {
	const { run, messages } = await openIndexNow({ INDEXNOW_KEY: "" });
	expect(await run("--dry-run")).toBe(`${ADDRESSES.join("\n")}\n`);
	expect(messages).toEqual([]);
});

it.each<[settings: Record<string, string>, args: string, words: string]>([
	[{ SITE_URL: "http://localhost:3000" }, "", "no search engine can reach"],
	[{ INDEXNOW_KEY: "" }, "", "INDEXNOW_KEY is not set"],
	[{ INDEXNOW_URL: "http://127.0.0.1:1" }, "", "does not answer"],
])("nothing is sent with %j %s", async (settings, args, words) => {
	const { run, messages } = await openIndexNow(settings);
	expect(await run(args)).toContain(words);
	expect(messages).toEqual([]);
});
