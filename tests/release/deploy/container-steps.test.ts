import { execFile, execSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, matchesGlob } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { findFreePort } from "../../support/listen.ts";
import { ROOT } from "../../support/project-folder.ts";

/** Debian's `nobody`, which owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const IDENTITY = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
const HOME = "/srv/kiteline";
/** For one step, of which `npm ci` is the longest. */
const STEP_MS = 120_000;

const run = promisify(execFile);
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const [, building = "", running = ""] = read("deploy/Containerfile").split(/^(?=FROM )/m);

/** What a step of the last stage says. */
const find = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(running)?.[1] ?? "";

/** What .dockerignore leaves of the project. */
function isSent(path: string): boolean {
	const patterns = read(".dockerignore").match(/^[^#\n].*$/gm) ?? [];
	return !patterns.some((pattern) => matchesGlob(path, pattern));
}

describe("the image", () => {
	test("has the Node that the site is tested on", () => {
		const { dependencies } = z
			.object({ dependencies: z.object({ node: z.string() }) })
			.parse(JSON.parse(read("package.json")));
		for (const stage of [building, running])
			expect(stage).toMatch(new RegExp(`^FROM node:${dependencies.node}-bookworm-slim\\b`));
	});

	test("runs as no administrator, and is started and asked without a shell", () => {
		expect(find("USER")).toBe("1000:1000");
		expect(find("CMD")).toMatch(/^\["node", /);
		expect(find("HEALTHCHECK")).toMatch(/ CMD \["node", /);
	});
});

describe("its steps, outside of a container", () => {
	let image: string;

	beforeAll(() => {
		image = mkdtempSync(join(tmpdir(), "image-"));
		chmodSync(image, 0o755);
		for (const [, name, rest = ""] of building.matchAll(/^(COPY|RUN) (.*)$/gm)) {
			if (name === "COPY") copy(rest, image);
			else execute(rest, image);
		}
		return () => rmSync(image, { recursive: true, force: true });
	}, 180_000);

	test.each([
		["build/server/index.js", true],
		["content/site.yaml", true],
		["cli/enquiries.ts", true],
		["tests", false],
		["docs", false],
		["node_modules/vite/package.json", false],
		["node_modules/.bin/node", false],
	])("leave what the site needs, and not what builds or tests it: %s, %s", (name, isNeeded) => {
		expect(existsSync(join(image, name))).toBe(isNeeded);
	});

	test("leave a site that another user runs from a read-only folder", async () => {
		const data = mkdtempSync(join(tmpdir(), "image-data-"));
		chmodSync(data, 0o777);
		onTestFinished(() => rmSync(data, { recursive: true, force: true }));
		if (!isRoot) execute("chmod -R a-w .", image);
		const settings = Object.fromEntries(
			find("ENV")
				.split(" ")
				.map((pair) => pair.split("=")),
		);
		const port = String(await findFreePort());
		const own = { PATH: process.env.PATH, HOST: "127.0.0.1", DATA_DIR: data, PORT: port };
		/** A command as a Containerfile lists it, in JSON. */
		const launch = (list: string) => {
			const [, ...args] = z.array(z.string()).parse(JSON.parse(list));
			return run(process.execPath, args, { cwd: image, env: { ...settings, ...own }, ...IDENTITY });
		};
		const site = launch(find("CMD"));
		onTestFinished(() => void site.child.kill("SIGKILL"));
		const check = find("HEALTHCHECK").split(" CMD ")[1] ?? "";
		// When it cannot start, its end tells why.
		await Promise.race([site, vi.waitFor(() => launch(check), { timeout: 30_000 })]);
		const page = await fetch(`http://127.0.0.1:${port}/mumbai`);
		expect(page.status).toBe(200);
		expect(readdirSync(data)).toContain("enquiries.sqlite");
		site.child.kill("SIGTERM");
		// Rejected when it ends with another code than 0.
		await site;
		await expect(launch(check)).rejects.toMatchObject({ code: 1 });
		if (!isRoot) execute("chmod -R u+w .", image);
	});
});

/** `COPY a b ./`, and `COPY . .` without what is ignored. */
function copy(rest: string, folder: string): void {
	for (const source of rest.split(" ").slice(0, -1)) {
		const names = source === "." ? readdirSync(ROOT).filter(isSent) : [source];
		for (const name of names)
			cpSync(join(ROOT, name), join(folder, name), {
				recursive: true,
				preserveTimestamps: true,
				filter: (path) => isSent(path.slice(ROOT.length + 1)),
			});
	}
}

/** As a RUN does, in the folder that the image calls its own. */
function execute(command: string, cwd: string): void {
	const path = `${dirname(process.execPath)}:${process.env.PATH}`;
	const env = { ...process.env, NODE_ENV: "", PATH: path };
	execSync(command.replaceAll(HOME, cwd), { cwd, env, stdio: "pipe", timeout: STEP_MS });
}
