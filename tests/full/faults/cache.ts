import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expectPosts } from "./cms.ts";
import type { Fault } from "./fault.ts";
import { startSmallWordpress } from "./small-wordpress.ts";
import { openTrial, type Trial, waitUntil } from "./trial.ts";

const POSTS = 20;
/** Of a post: so large that writing it takes its time. */
const LARGE = 150_000;
const STORE = /^enquiries\.sqlite/;
const POST_FILE = /\/blog\/[^/]+\/[^/]+\.json$/;

const listKept = ({ dataDir }: { dataDir: string }) =>
	readdirSync(dataDir, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && !STORE.test(entry.name))
		.map(({ parentPath, name }) => join(parentPath, name));

/** Files under the names that they have until they are whole; a kill leaves them. */
const countUnfinished = (trial: Trial) =>
	listKept(trial).filter((path) => !path.endsWith(".json")).length;

/** All posts, and the list, lie on the disk. */
const untilKept = (trial: Trial) =>
	waitUntil(() => listKept(trial).filter((path) => POST_FILE.test(path)).length > POSTS, 30);

export const killInCacheWrite: Fault = {
	name: "kill -9 during cache write",
	isSample: false,
	run: async ({ tries }) => {
		const cms = await startSmallWordpress(POSTS, LARGE);
		try {
			const trial = await openTrial({ CONTENT_API_URL: cms.base, BLOG_TTL: "1s" });
			trial.check(await untilKept(trial), "the posts are not kept");
			await trial.expectTaken("before");
			let unfinished = 0;
			for (let at = 0; at < 2 * tries; at++) {
				const before = countUnfinished(trial);
				cms.change();
				// It looks every second, and then writes each post anew.
				const isWriting = () => countUnfinished(trial) > before;
				await waitUntil(isWriting, 3);
				await wait(Math.random() * 30);
				await trial.node.end("SIGKILL");
				if (isWriting()) unfinished++;
				cms.isHealthy(false);
				if (!(await trial.startAgain("after it"))) break;
				await expectPosts(trial, cms.path, "after it, without the CMS");
				await trial.expectPages("after it, without the CMS");
				cms.isHealthy(true);
			}
			return await trial.finish(
				`${2 * tries} kills while ${POSTS} posts are written anew, ${unfinished} of them in the midst of a file; then a start without the CMS`,
			);
		} finally {
			await cms.stop();
		}
	},
};

type Damage = (bytes: Buffer) => Buffer;

const DAMAGES: Record<string, Damage> = {
	truncated: (bytes) => bytes.subarray(0, bytes.length / 2),
	empty: () => Buffer.alloc(0),
	zeroes: (bytes) => Buffer.alloc(bytes.length),
	rubbish: (bytes) => randomBytes(bytes.length),
	"one bit": (bytes) => {
		const changed = Buffer.from(bytes);
		const at = Math.floor(changed.length / 2);
		changed[at] = (changed[at] ?? 0) ^ 1;
		return changed;
	},
	"another version's": (bytes) =>
		Buffer.from(bytes.toString("latin1").replaceAll('"title"', '"heading"'), "latin1"),
};

export const cacheDamaged: Fault = {
	name: "corrupted cache files",
	isSample: true,
	run: async ({ tries }) => {
		const cms = await startSmallWordpress(POSTS);
		try {
			const trial = await openTrial({ CONTENT_API_URL: cms.base, BLOG_TTL: "1s" });
			await trial.expectTaken("before");
			const damages = Object.entries(DAMAGES).slice(tries > 1 ? 0 : -1);
			let count = 0;
			for (const [how, damage] of damages) {
				trial.check(await untilKept(trial), `${how}: the posts are not kept again`);
				await trial.node.end("SIGKILL");
				const files = listKept(trial);
				count = files.length;
				for (const path of files) writeFileSync(path, damage(readFileSync(path)));
				cms.isHealthy(false);
				if (!(await trial.startAgain(how))) break;
				await trial.expectPages(`${how}, without the CMS`);
				const { status } = await trial.ask("/blog");
				trial.check(status === 503, `${how}: without any sound post /blog is ${status}`);
				cms.isHealthy(true);
				const isThere = () => trial.ask(cms.path).then((response) => response.status === 200);
				trial.check(await waitUntil(isThere, 30), `${how}: the posts do not come back`);
				await expectPosts(trial, cms.path, how);
			}
			return await trial.finish(
				`${count} files of posts and content: ${damages.map(([how]) => how).join(", ")}`,
			);
		} finally {
			await cms.stop();
		}
	},
};
