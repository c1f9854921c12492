import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { fillInNginx, findNginx } from "../../support/nginx.ts";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openFolder } from "../../support/started-process.ts";

const DEPLOY = join(ROOT, "deploy");
const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

/** The linter of each program's files, where that program is installed. */
const LINTERS: Record<string, { program: string | null; args: (folder: string) => string[] }> = {
	nginx: {
		program: findNginx(),
		args: (folder) => {
			const makeCertificate = createRequire(import.meta.url)("smtp-server/lib/tls-options.js");
			const tls = z.object({ cert: z.string(), key: z.string() }).parse(makeCertificate());
			mkdirSync(join(folder, "tls"));
			const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
			write("tls/fullchain.pem", tls.cert);
			write("tls/privkey.pem", tls.key);
			write("mime.types", "types { text/html html; }\n");
			write("agency-nodes.conf", read("nginx-nodes.conf"));
			write("nginx.conf", fillInNginx(folder, { http: 3080, https: 30443 }));
			return ["-t", "-q", "-c", join(folder, "nginx.conf")];
		},
	},
	"systemd-analyze": {
		program: findProgram(["systemd-analyze"]),
		args: (folder) => {
			const units = globSync("*.{service,timer}", { cwd: DEPLOY });
			// The programs exist where the units are installed.
			const programs = /\/srv\/agency\/current\/node_modules\/\.bin\/node|\/usr\/bin\/litestream/g;
			for (const name of units)
				writeFileSync(join(folder, name), read(name).replaceAll(programs, "/bin/true"));
			const files = units.map((name) => join(folder, name));
			return ["verify", "--man=no", "--recursive-errors=no", ...files];
		},
	},
	caddy: {
		program: findProgram(["caddy"]),
		args: () => ["validate", "--config", join(DEPLOY, "Caddyfile"), "--adapter", "caddyfile"],
	},
	"docker-compose": {
		program: findProgram(["docker-compose"]),
		args: () => ["-f", join(DEPLOY, "compose-one.yaml"), "config", "--quiet"],
	},
};

test.runIf(existsSync(join(ROOT, ".git")))(
	"git ignores the files with passwords and keys that docs/operating.md has one write into the clone",
	() => {
		const guide = readFileSync(join(ROOT, "docs/operating.md"), "utf8");
		const copied = Array.from(
			guide.matchAll(/^cp deploy\/\S+\.example (\S+)$/gm),
			([, name = ""]) => name,
		);
		expect(copied).toEqual(["deploy/site.env", "deploy/database.env"]);
		const others = [".env", ".env.local", "deploy/tls/privkey.pem", "deploy/tls/fullchain.pem"];
		const secret = [...copied, ...others];
		const isIgnored = (name: string) =>
			spawnSync("git", ["check-ignore", "--quiet", name], { cwd: ROOT }).status === 0;
		expect(secret.filter((name) => !isIgnored(name))).toEqual([]);
		const images = readFileSync(join(ROOT, ".dockerignore"), "utf8").split("\n");
		const isInImage = (name: string) =>
			!images.some((glob) => glob && (name.startsWith(`${glob}/`) || matchesGlob(name, glob)));
		expect(secret.filter(isInImage)).toEqual([]);
	},
);

for (const [name, { program }] of Object.entries(LINTERS))
	if (!program) console.log(`Left out: ${name}, which is not installed.`);

test.each(Object.entries(LINTERS).filter(([, { program }]) => program))(
	"%s accepts its files of deploy/",
	(_name, { program, args }) => {
		const { path } = openFolder();
		const env = { ...process.env, SITE_URL: "https://www.example.com" };
		const run = spawnSync(program ?? "", args(path), { cwd: path, encoding: "utf8", env });
		expect(run.status, run.stdout + run.stderr).toBe(0);
	},
);
