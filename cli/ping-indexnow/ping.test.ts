import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parseEnv } from "#app/env.ts";
import type { SitePage } from "#app/seo/site-pages.server.ts";
import { pingIndexNow } from "./ping.ts";

const SITE_URL = "https://www.kiteline.example";
const PAGES: SitePage[] = [
	{ path: "/", updated: "2026-01-01" },
	{ path: "/mumbai", updated: "2026-01-02" },
	{ path: "/blog/kites", updated: "2026-01-03T10:00:00Z" },
	{ path: "/sitemap" },
];

describe("the command that tells search engines", () => {
	it("sends all pages the first time, with the key and where it lies", async () => {
		const desk = await openDesk();
		expect(await desk.run()).toBe("4 pages told.\n");
		expect(desk.messages).toEqual([
			{
				host: "www.kiteline.example",
				key: "0123-abcd",
				keyLocation: `${SITE_URL}/0123-abcd.txt`,
				urlList: PAGES.map(({ path }) => SITE_URL + path),
			},
		]);
	});

	it("sends what is new, changed or gone from then on", async () => {
		const desk = await openDesk();
		await desk.run();
		expect(await desk.run()).toBe("No page has changed since the last time.\n");
		desk.pages = [
			{ path: "/", updated: "2026-01-01" },
			{ path: "/mumbai", updated: "2026-02-01" },
			{ path: "/blog/kites", updated: "2026-01-03T10:00:00Z" },
			{ path: "/pune", updated: "2026-01-01" },
		];
		expect(await desk.run()).toBe("3 pages told.\n");
		expect(desk.messages[1]?.urlList).toEqual(
			["/mumbai", "/pune", "/sitemap"].map((path) => SITE_URL + path),
		);
		expect(await desk.run("--all")).toBe("4 pages told.\n");
	});

	it("does not take the blog's pages for gone where its source fails", async () => {
		const desk = await openDesk();
		await desk.run();
		desk.pages = PAGES.filter(({ path }) => !path.startsWith("/blog"));
		desk.isWhole = false;
		expect(await desk.run()).toBe("No page has changed since the last time.\n");
	});

	it("sends no more addresses in one message than may be, and notes what was taken", async () => {
		const small = await openDesk({ mostAddresses: 3 });
		small.answers = [202, 429];
		await expect(small.run()).rejects.toThrow("answers 429: too many messages");
		small.answers = [200];
		expect(await small.run()).toBe("1 page told.\n");
		expect(small.messages.map(({ urlList }) => urlList.length)).toEqual([3, 1, 1]);
	});

	it("sends all again where its notes are damaged", async () => {
		const desk = await openDesk();
		await desk.run();
		writeFileSync(join(desk.dataDir, "indexnow.json"), '{"/": 7');
		expect(await desk.run()).toBe("4 pages told.\n");
	});

	it("shows the addresses and sends nothing in a dry run", async () => {
		const desk = await openDesk({ key: "" });
		expect(await desk.run("--dry-run")).toBe(
			`${PAGES.map(({ path }) => SITE_URL + path).join("\n")}\n`,
		);
		expect(desk.messages).toEqual([]);
	});

	it.each(["http://localhost:3000", "http://127.0.0.1:4000", "http://[::1]:4000"])(
		"refuses a site that nobody can reach: %s",
		async (siteUrl) => {
			const desk = await openDesk({ siteUrl });
			await expect(desk.run()).rejects.toThrow("no search engine can reach");
			expect(desk.messages).toEqual([]);
		},
	);

	it("says that the key is not set, that nobody answers, and what it does not know", async () => {
		await expect((await openDesk({ key: "" })).run()).rejects.toThrow("INDEXNOW_KEY is not set");
		await expect((await openDesk({ endpoint: "http://127.0.0.1:1" })).run()).rejects.toThrow(
			"does not answer",
		);
		await expect((await openDesk()).run("--al")).rejects.toThrow("did you mean --all?");
		expect(await (await openDesk()).run("--help")).toContain("--dry-run");
	});
});

type Settings = {
	siteUrl?: string;
	key?: string;
	endpoint?: string;
	mostAddresses?: number;
};

async function openDesk(settings: Settings = {}) {
	const { siteUrl = SITE_URL, key = "0123-abcd", mostAddresses } = settings;
	const dataDir = mkdtempSync(join(tmpdir(), "indexnow-"));
	const messages: { urlList: string[] }[] = [];
	const desk = {
		dataDir,
		messages,
		pages: PAGES,
		isWhole: true,
		/** Status codes, one for each message; the last one goes on. */
		answers: [200],
		run: async (...args: string[]) => {
			let printed = "";
			const screen = {
				print: async (text: string) => {
					printed += `${text}\n`;
				},
			};
			await pingIndexNow(args, {
				env,
				screen,
				readPages: async () => ({ pages: desk.pages, isWhole: desk.isWhole }),
				...(mostAddresses ? { mostAddresses } : {}),
			});
			return printed;
		},
	};
	const server = createServer(async (request, response) => {
		const body = await new Response(request as never).json();
		messages.push(body as { urlList: string[] });
		const status = desk.answers.length > 1 ? desk.answers.shift() : desk.answers[0];
		response.writeHead(status ?? 200).end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	const env = parseEnv({
		SITE_URL: siteUrl,
		DATA_DIR: dataDir,
		INDEXNOW_KEY: key,
		INDEXNOW_URL: settings.endpoint ?? `http://127.0.0.1:${port}/indexnow`,
	});
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
		rmSync(dataDir, { recursive: true });
	});
	return desk;
}
