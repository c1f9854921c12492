import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type NodeProcess, startNode } from "../../support/node-process.ts";
import { PATIENCE } from "../../support/patience.ts";
import { createProjectFolder } from "../../support/project-folder.ts";
import { openDesk } from "../../support/seeded-desk.ts";
import { writeHostileWords } from "./hostile-content.ts";
import { judgeAnswer, MARK } from "./judge-answer.ts";
import { sendBytes, writeRequest } from "./shots.ts";

let node: NodeProcess;
let fields: ReadonlyMap<string, readonly string[]>;
let Cookie: string;

beforeAll(async () => {
	const folder = createProjectFolder({ ownContent: true });
	fields = writeHostileWords(join(folder.path, "content"));
	node = await startNode(folder.path, {
		DATA_DIR: folder.dataDir,
		SITE_URL: "https://www.kiteline.example",
	});
	const { stores, invite, signIn } = await openDesk(folder);
	Cookie = `__Host-desk=${await signIn(await invite("Meera Shah", "owner"))}`;
	return async () => {
		await stores.database.close();
		await node.end("SIGTERM");
		folder.remove();
	};
}, 60_000 * PATIENCE);

/** Requests each path. Returns what is wrong with the responses, and how many of them have the hostile words. */
async function judgePages(paths: readonly string[], headers: [string, string][] = []) {
	const errors: string[] = [];
	let shown = 0;
	for (const path of paths) {
		const answer = await sendBytes(node.port, writeRequest(path, { headers }));
		errors.push(...judgeAnswer(answer, [200]).map((error) => `${path}: ${error}`));
		if (answer.body.includes(MARK)) shown += 1;
	}
	return { errors, shown };
}

describe("words of a colleague of bad will, in every field that takes them, run nowhere", {
	timeout: 120_000 * PATIENCE,
}, () => {
	test("on the pages, in the feed and the data of the site", async () => {
		expect([...fields.values()].flat().length).toBeGreaterThan(1_000);
		const { body } = await sendBytes(node.port, writeRequest("/sitemap.xml"));
		const paths = [...body.matchAll(/<loc>https:\/\/www\.kiteline\.example(.*?)<\/loc>/g)].map(
			([, path = ""]) => path || "/",
		);
		expect(paths.length).toBeGreaterThan(50);
		const beside = ["/feed.xml", "/search?q=the", "/art/city/pune.svg", "/site.webmanifest"];
		const { errors, shown } = await judgePages([...paths, ...beside]);
		expect(errors).toEqual([]);
		expect(shown).toBeGreaterThanOrEqual(paths.length);
	});

	test("in the forms and lists of the desk", async () => {
		const forms = [...fields.keys()].flatMap((file) =>
			["edit", "history"].map((part) => `/desk/website/${part}/${file}`),
		);
		const lists = ["/desk", "/desk/website", `/desk/website?q=${MARK}`, "/desk/texts"];
		const { errors, shown } = await judgePages([...forms, ...lists], [["Cookie", Cookie]]);
		expect(errors).toEqual([]);
		expect(shown).toBeGreaterThan(forms.length / 2);
	});
});
