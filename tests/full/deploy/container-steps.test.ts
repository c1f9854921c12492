import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { findFreePort } from "../../support/free-port.ts";
import { ROOT } from "../../support/project-folder.ts";

/** Debian's `nobody`, which owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const HOME = "/srv/kiteline";
/** For one step, of which `npm ci` is the longest. */
const STEP_MS = 120_000;

type Step = { name: string; rest: string };

/** The steps of each stage, without what they say of themselves. */
const stages = readFileSync(join(ROOT, "deploy/Containerfile"), "utf8")
	.split(/^(?=FROM )/m)
	.slice(1)
	.map((stage) =>
		stage
			.split("\n")
			.filter((line) => line && !line.startsWith("#"))
			.map((line): Step => {
				const [name = "", ...words] = line.split(" ");
				return { name, rest: words.join(" ") };
			}),
	);
const [building = [], running = []] = stages;

function find(name: string): string {
	const step = running.find((each) => each.name === name);
	if (!step) throw new Error(`The Containerfile has no ${name} in its last stage.`);
	return step.rest;
}

/** What .dockerignore leaves of the project. */
function isSent(path: string): boolean {
	const ignored = readFileSync(join(ROOT, ".dockerignore"), "utf8")
		.split("\n")
		.filter((line) => line && !line.startsWith("#"));
	return !ignored.some((pattern) => matchesGlob(path, pattern));
}

describe("the image", () => {
	test("has the Node that the site is tested on", () => {
		const { dependencies } = z
			.object({ dependencies: z.object({ node: z.string() }) })
			.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
		for (const [first] of stages)
			expect(first?.rest).toMatch(new RegExp(`^node:${dependencies.node}-bookworm-slim\\b`));
	});

	test("runs as nobody's administrator, and is started and asked without a shell", () => {
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
		for (const { name, rest } of building) {
			if (name === "COPY") copy(rest, image);
			if (name === "RUN") execute(rest, image);
		}
		return () => rmSync(image, { recursive: true, force: true });
	}, 180_000);

	test("leave what the site needs, and neither what builds it nor what tests it", () => {
		for (const name of ["build/server/index.js", "content/site.yaml", "cli/enquiries.ts"])
			expect(existsSync(join(image, name)), name).toBe(true);
		for (const name of [
			"tests",
			"docs",
			"node_modules/vite/package.json",
			"node_modules/.bin/node",
		])
			expect(existsSync(join(image, name)), name).toBe(false);
	});

	test("leave a site that another user runs from a folder that he cannot write", async () => {
		const data = mkdtempSync(join(tmpdir(), "image-data-"));
		chmodSync(data, 0o777);
		onTestFinished(() => rmSync(data, { recursive: true, force: true }));
		if (!isRoot) execute("chmod -R a-w .", image);
		const settings = { ...readSettings(), HOST: "127.0.0.1", DATA_DIR: data };
		const env = { ...settings, PATH: process.env.PATH, PORT: String(await findFreePort()) };
		const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
		const site = launch(find("CMD"), { cwd: image, env, ...identity });
		onTestFinished(() => {
			site.child.kill("SIGKILL");
		});
		const check = find("HEALTHCHECK").split(" CMD ")[1] ?? "";
		const ask = () => launch(check, { cwd: image, env, ...identity }).ended;
		while ((await ask()) !== 0) expect(site.child.exitCode, site.told()).toBeNull();
		const page = await fetch(`http://127.0.0.1:${env.PORT}/mumbai`);
		expect(page.status).toBe(200);
		expect(readdirSync(data)).toContain("enquiries.sqlite");
		site.child.kill("SIGTERM");
		expect(await site.ended).toBe(0);
		expect(await ask()).toBe(1);
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
				filter: (path) => path === ROOT || isSent(path.slice(ROOT.length + 1)),
			});
	}
}

/** As a RUN does, in the folder that the image calls its own. */
function execute(command: string, cwd: string): void {
	const local = command.replaceAll(HOME, cwd);
	const { status, stdout, stderr } = spawnSync("sh", ["-c", local], {
		cwd,
		encoding: "utf8",
		env: { ...process.env, NODE_ENV: "", PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
		timeout: STEP_MS,
	});
	if (status !== 0) throw new Error(`${local} ended with ${status}:\n${stdout}${stderr}`);
}

function readSettings(): Record<string, string> {
	return Object.fromEntries(
		find("ENV")
			.split(" ")
			.map((pair) => pair.split("=") as [string, string]),
	);
}

type How = { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };

/** A command as a Containerfile lists it, in JSON. */
function launch(list: string, how: How) {
	const [, ...args] = z.array(z.string()).parse(JSON.parse(list));
	const child = spawn(process.execPath, args, { ...how, stdio: ["ignore", "pipe", "pipe"] });
	let told = "";
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => {
			told += text;
		});
	const ended = once(child, "close").then(([code]) => code as number | null);
	return { child, ended, told: () => told };
}
