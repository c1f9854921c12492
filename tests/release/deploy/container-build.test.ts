import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { isShort } from "../../support/is-short.ts";
import { PATIENCE } from "../../support/patience.ts";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openFolder } from "../../support/started-process.ts";

const BUILDAH = findProgram(["buildah"]);
const DEBOOTSTRAP = findProgram(["/usr/sbin/debootstrap", "debootstrap"]);
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const IMAGE = "localhost/agency:test";
const [, BASE = ""] =
	/^FROM (\S+)$/m.exec(readFileSync(join(ROOT, "deploy/Containerfile"), "utf8")) ?? [];

const imageSchema = z.object({
	Docker: z.object({
		config: z.looseObject({
			Cmd: z.array(z.string()).min(1),
			Healthcheck: z.object({ Test: z.array(z.string()).min(2) }),
		}),
	}),
});

const isPossible = BUILDAH !== null && process.getuid?.() === 0 && !isShort;
if (!isPossible)
	console.log("Left out: the container file's image, which wants buildah, root and the long form.");

test.runIf(isPossible)(
	"the container file's image runs the site as a user of its own",
	{
		timeout: 1_200_000 * PATIENCE,
	},
	async ({ skip }) => {
		const { path: folder } = openFolder();
		const shared = join(folder, "shared");
		mkdirSync(shared);
		const storage = ["--root", join(folder, "images"), "--runroot", join(folder, "run")];
		const buildah = (...args: string[]) =>
			spawnSync(BUILDAH ?? "", [...storage, "--storage-driver", "vfs", ...args], {
				cwd: ROOT,
				encoding: "utf8",
				maxBuffer: 2 ** 28,
			});
		const must = (...args: string[]) => {
			const run = buildah(...args);
			expect(run.status, run.stdout + run.stderr).toBe(0);
			return run.stdout.trim();
		};
		onTestFinished(() => void buildah("rm", "--all"));

		if (buildah("pull", "--quiet", BASE).status !== 0) {
			if (!DEBOOTSTRAP) skip(`${BASE} cannot be fetched here, nor made anew without debootstrap.`);
			console.log(`${BASE} cannot be fetched here: a Debian with this Node stands in for it.`);
			must("build", "--isolation", "chroot", "--tag", BASE, createBase(join(folder, "base")));
		}
		const file = join(ROOT, "deploy/Containerfile");
		const options = ["--isolation", "chroot", "--pull-never", "--format", "docker"];
		must("build", ...options, "--file", file, "--tag", IMAGE, ROOT);
		const { config } = imageSchema.parse(
			JSON.parse(must("inspect", "--type", "image", IMAGE)),
		).Docker;
		expect(config).toMatchObject({
			User: "1000:1000",
			Volumes: { "/var/lib/agency": {} },
			WorkingDir: "/srv/agency",
			StopSignal: "SIGTERM",
			ExposedPorts: { "3000/tcp": {} },
		});

		const container = must("from", "--pull-never", IMAGE);
		writeFileSync(join(shared, "walk.mjs"), WALK);
		writeFileSync(join(shared, "image.json"), JSON.stringify(config));
		const place = [
			"--isolation",
			"chroot",
			"--user",
			"1000:1000",
			"--volume",
			`${shared}:/test:ro`,
		];
		const said = must("run", ...place, container, "--", "node", "/test/walk.mjs");
		expect(JSON.parse(said)).toEqual({
			health: 0,
			page: 200,
			ended: 0,
			owner: 1000,
			hasTests: false,
		});
	},
);

/** Makes a folder with a container file of a Debian that has the Node and npm of this machine. Returns the folder. */
function createBase(folder: string): string {
	const root = join(folder, "root");
	mkdirSync(root, { recursive: true });
	const include = "--include=ca-certificates";
	const made = spawnSync(DEBOOTSTRAP ?? "", ["--variant=minbase", include, "bookworm", root], {
		encoding: "utf8",
	});
	expect(made.status, made.stdout + made.stderr).toBe(0);
	const npm = join(root, "usr/local/lib/node_modules/npm");
	const installed = realpathSync(findProgram(["npm"]) ?? "");
	cpSync(dirname(dirname(installed)), npm, { recursive: true, verbatimSymlinks: true });
	cpSync(realpathSync(process.execPath), join(root, "usr/local/bin/node"));
	symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
	cpSync(CERTIFICATES, join(root, CERTIFICATES));
	const lines = ["FROM scratch", "COPY root/ /", `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`];
	writeFileSync(join(folder, "Containerfile"), `${lines.join("\n")}\n`);
	return folder;
}

/** A script for inside the container, which runs the image's own commands: the site, and the check of its health. */
const WALK = `
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { once } from "node:events";
const { Cmd, Healthcheck } = JSON.parse(readFileSync("/test/image.json", "utf8"));
const env = { ...process.env, HOST: "127.0.0.1", PORT: "39217" };
const site = spawn(Cmd[0], Cmd.slice(1), { env, stdio: ["ignore", "ignore", "inherit"] });
const ended = once(site, "exit");
const ask = (path) => fetch("http://127.0.0.1:39217" + path).then(({ status }) => status, () => 0);
while (site.exitCode === null && (await ask("/readyz")) !== 200) await new Promise((done) => setTimeout(done, 100));
const [, check, ...options] = Healthcheck.Test;
const health = spawnSync(check, options, { env }).status;
const page = await ask("/mumbai");
const owner = statSync("/var/lib/agency/enquiries.sqlite").uid;
site.kill("SIGTERM");
const [code] = await ended;
console.log(JSON.stringify({ health, page, ended: code, owner, hasTests: existsSync("tests") }));
`;
