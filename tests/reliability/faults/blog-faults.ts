import { globSync, readFileSync, writeFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { json, startContentHost } from "../../support/content-host.ts";
import { makePost } from "./make-post.ts";
import { startWatched } from "./watched-site.ts";

const PATIENCE = { timeout: 30_000, interval: 100 };
const ADDRESSES = ["/blog", "/blog/small-post"];

const DAMAGES: [how: string, damage: (bytes: Buffer) => Buffer][] = [
	["cut", (bytes) => bytes.subarray(0, bytes.length / 2)],
	["all zeros", (bytes) => Buffer.alloc(bytes.length)],
	["with another letter", (bytes) => Buffer.from(bytes).fill("~", 99, 100)],
	["of another version", (bytes) => Buffer.from(bytes.toString().replaceAll('"title"', '"name"'))],
];

/** The site starts again and again without its CMS, on sound files of the blog and on damaged ones. */
export async function damageCache(): Promise<void> {
	const respond = json([makePost()]);
	const cms = await startContentHost(respond);
	onTestFinished(cms.stop);
	const site = await startWatched({ CONTENT_API_URL: cms.base });
	const list = () => globSync(`${site.dataDir}/blog/*/*.json`);
	const readShown = async () => {
		const pages = await Promise.all(ADDRESSES.map((address) => site.request(address)));
		return pages.map(({ status, html }) => [status, html.includes("Small post")]);
	};
	const shown = ADDRESSES.map(() => [200, true]);
	await expect.poll(readShown, PATIENCE).toEqual(shown);
	await expect.poll(() => list().length, PATIENCE).toBe(ADDRESSES.length);
	await site.expectWell("before");
	const startWithoutCms = async () => {
		await site.node.end("SIGKILL");
		cms.answer((request) => void request.destroy());
		await site.node.startAgain();
	};
	await startWithoutCms();
	expect(await readShown(), "with sound files, without the CMS").toEqual(shown);
	const sound = list().map((path) => [path, readFileSync(path)] as const);
	for (const [how, damage] of DAMAGES) {
		for (const [path, bytes] of sound) writeFileSync(path, damage(bytes));
		await startWithoutCms();
		await site.expectPages(`with files that are ${how}`);
		expect(await readShown(), how).toEqual(ADDRESSES.map(() => [503, false]));
	}
	cms.answer(respond);
	await expect.poll(readShown, PATIENCE).toEqual(shown);
	await site.expectNothingLost();
}
