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
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { PATIENCE } from "../../support/patience.ts";
import { UNPRIVILEGED } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";

const HOME = "/srv/agency";

const read = (name: string) => readFileSync(join(ROOT, name), "utf8");
const [, building = "", running = ""] = read("deploy/Containerfile").split(/^(?=FROM )/m);
const ignored = read(".dockerignore").match(/^[^#\n].*$/gm) ?? [];

/** Returns the argument of a step of the last stage. */
const find = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(running)?.[1] ?? "";

function createFolder(name: string, mode: number): string {
	const folder = mkdtempSync(join(tmpdir(), name));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	chmodSync(folder, mode);
	return folder;
}

test("the steps of the container file, outside of a container, leave a site that another user runs", {
	timeout: 300_000 * PATIENCE,
}, async () => {
	const image = createFolder("image-", 0o755);
	for (const [, name, rest = ""] of building.matchAll(/^(COPY|RUN) (.*)$/gm)) {
		if (name === "COPY") copy(rest, image);
		else execute(rest, image);
	}
	const isThere = (name: string) => existsSync(join(image, name));
	const needed = ["build/server/index.js", "content/site.yaml", "cli/enquiries.ts"];
	const unneeded = ["tests", "docs", "node_modules/vite/package.json", "node_modules/.bin/node"];
	expect([needed.filter(isThere), unneeded.filter(isThere)]).toEqual([needed, []]);

	const data = createFolder("image-data-", 0o777);
	const pairs = find("ENV")
		.split(" ")
		.map((pair) => pair.split("="));
	const settings = { ...Object.fromEntries(pairs), HOST: "127.0.0.1", DATA_DIR: data };
	/** Launches a command as a Containerfile lists it, in JSON. */
	const launch = (list: string, port: string) => {
		const [, ...args] = z.array(z.string()).parse(JSON.parse(list));
		const env = { PATH: process.env.PATH, ...settings, PORT: port };
		return execFile(process.execPath, args, { cwd: image, env, ...UNPRIVILEGED });
	};
	const site = launch(find("CMD"), "0");
	onTestFinished(() => void site.kill("SIGKILL"));
	let output = "";
	for (const stream of [site.stdout, site.stderr])
		stream?.on("data", (text: string) => {
			output += text;
		});
	await vi.waitUntil(() => / is at /.test(output) || site.exitCode !== null, 60_000 * PATIENCE);
	const [origin = "", port = ""] = /http:\/\/[\w.]+:(\d+)/.exec(output) ?? [];
	expect(origin, output).not.toBe("");
	const check = find("HEALTHCHECK").split(" CMD ")[1] ?? "";
	const getHealth = () =>
		new Promise((done) => launch(check, port).once("exit", (code) => done(code)));
	expect(await getHealth()).toBe(0);
	expect((await fetch(`${origin}/mumbai`)).status).toBe(200);
	expect(readdirSync(data)).toContain("enquiries.sqlite");
	const ended = new Promise((done) => site.once("exit", (code) => done(code)));
	site.kill("SIGTERM");
	expect(await ended).toBe(0);
	expect(await getHealth()).toBe(1);
});

/** Copies as `COPY a b ./` does, or as `COPY . .` without what .dockerignore lists. */
function copy(rest: string, folder: string): void {
	const isSent = (path: string) => !ignored.some((pattern) => matchesGlob(path, pattern));
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

/** Runs a command as a RUN does, in the folder that the image calls its own. */
function execute(command: string, cwd: string): void {
	const path = `${dirname(process.execPath)}:${process.env.PATH}`;
	const env = { ...process.env, NODE_ENV: "", PATH: path };
	execSync(command.replaceAll(HOME, cwd), { cwd, env, stdio: "pipe" });
}
