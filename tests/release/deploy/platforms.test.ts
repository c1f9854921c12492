import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { toStorePath } from "../../../app/database/open-database.ts";
import { settingsSchema } from "../../../app/platform/settings.ts";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";

const read = (name: string) => readFileSync(join(ROOT, "deploy", name), "utf8");
const SETTINGS = Object.keys(settingsSchema.shape);
const [, EXPOSED = ""] = /^EXPOSE (\d+)$/m.exec(read("Containerfile")) ?? [];
const [, DATA = ""] = /^VOLUME \["(.*)"\]$/m.exec(read("Containerfile")) ?? [];
const STOP_SECONDS = Number(/^TimeoutStopSec=(\d+)$/m.exec(read("agency.service"))?.[1]);

const serviceSchema = z.looseObject({
	environment: z.record(z.string(), z.string()).default({}),
	volumes: z.array(z.string()).default([]),
});
const composeSchema = z.object({
	services: z.record(z.string(), serviceSchema),
	volumes: z.record(z.string(), z.null()),
});
const readCompose = (name: string) => composeSchema.parse(parse(read(name), { merge: true }));

test.each(["compose.yaml", "compose-one.yaml"])(
	"no service of %s may do more than it needs",
	(name) => {
		for (const [service, options] of Object.entries(readCompose(name).services)) {
			expect(options, service).toMatchObject({
				read_only: true,
				cap_drop: ["ALL"],
				security_opt: ["no-new-privileges:true"],
				restart: "unless-stopped",
			});
			const dangerous = ["privileged", "network_mode", "pid", "ipc", "devices", "user"];
			expect(
				dangerous.filter((option) => option in options),
				service,
			).toEqual([]);
			expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(options.environment)));
		}
	},
);

test("the unit and the containers have the same memory, and the end of a child is not that of the site", () => {
	const unit = read("agency.service");
	const [, most = ""] = /^MemoryMax=(\d+M)$/m.exec(unit) ?? [];
	for (const name of ["compose.yaml", "compose-one.yaml"])
		for (const [service, options] of Object.entries(readCompose(name).services))
			if (service.startsWith("site"))
				expect(options, service).toMatchObject({ mem_limit: most.toLowerCase() });
	expect(unit).toMatch(/^OOMPolicy=continue$/m);
	expect(readFileSync(join(ROOT, "docs/operating.md"), "utf8")).toContain(
		`${Number.parseInt(most, 10)} MB`,
	);
});

test("each way to deploy has the agency's own content, and no demonstration by default", () => {
	const content = "/srv/agency/content";
	for (const name of ["agency", "agency-purge", "agency-backup"])
		expect(read(`${name}.service`), name).toMatch(
			new RegExp(`^Environment=.* CONTENT_DIR=${content} `, "m"),
		);
	const { site1, site2, purge } = readCompose("compose.yaml").services;
	const mount = `${"$"}{CONTENT:-../../content}:${content}:ro`;
	for (const service of [site1, site2, purge]) expect(service?.volumes).toContain(mount);
	expect(read("Containerfile").match(/^WORKDIR (.*)$/m)?.[1]).toBe(dirname(content));
	expect(read("fly.toml")).toMatch(/^ {2}CONTENT_DIR = "(?!content")/m);
});

test("what compose.yaml does every day is sound for a shell, and waits a day", () => {
	const { purge, backup } = readCompose("compose.yaml").services;
	for (const service of [purge, backup]) {
		const { command } = z.object({ command: z.array(z.string()) }).parse(service);
		const [shell = "", option, script = ""] = command;
		expect([shell, option]).toEqual(["sh", "-c"]);
		// The first command that fails ends the service, which is then started anew.
		const days = script.replaceAll("$$", "$").replace(/^\s*sleep 86400$/m, "exit 3");
		const stubs =
			"node() { echo node $1 $2; }; pg_dump() { echo dump; }; mv() { :; }; find() { :; }";
		const run = spawnSync(shell, ["-c", `${stubs}\n${days}`], { encoding: "utf8" });
		expect([run.stderr, run.status]).toEqual(["", 3]);
		expect(run.stdout).toMatch(
			/^(?:node cli\/enquiries\.ts purge\nnode cli\/visits\.ts purge|dump)\n$/,
		);
	}
});

test("compose-one.yaml is one node with one volume, which mounts and publishes nothing else", () => {
	const { services, volumes } = readCompose("compose-one.yaml");
	expect(Object.keys(services)).toEqual(["site"]);
	expect(Object.keys(volumes)).toEqual(["data"]);
	const { site } = services;
	expect(site).toMatchObject({
		build: { context: "..", dockerfile: "deploy/Containerfile" },
		volumes: [`data:${DATA}`],
		expose: [EXPOSED],
		stop_grace_period: `${STOP_SECONDS}s`,
	});
	for (const option of ["ports", "env_file", "configs", "secrets"])
		expect(site).not.toHaveProperty(option);
	expect(JSON.stringify(site?.healthcheck)).toContain(`http://127.0.0.1:${EXPOSED}/livez`);
	const required = Object.entries(site?.environment ?? {}).filter(([, value]) =>
		value.includes(":?"),
	);
	expect(required).toEqual(["SITE_URL", "CONTENT_DIR"].map((name) => [name, `${"$"}{${name}:?}`]));
});

test("site.env.example names settings alone", () => {
	const names = [...read("site.env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(
		([, name]) => name,
	);
	expect(names.length).toBeGreaterThan(5);
	expect(SETTINGS).toEqual(expect.arrayContaining(names));
});

test("litestream.yml copies the store, and keeps it as long as the nightly backups", () => {
	const { snapshot, dbs } = z
		.object({
			snapshot: z.object({ interval: z.string(), retention: z.string() }),
			dbs: z.tuple([z.object({ path: z.string(), replica: z.record(z.string(), z.string()) })]),
		})
		.parse(parse(read("litestream.yml")));
	const [, days = ""] = /-mtime \+(\d+) -delete/.exec(read("agency-backup.service")) ?? [];
	expect(snapshot.retention).toBe(`${Number(days) * 24}h`);
	expect(dbs[0].path).toBe(toStorePath("$DATA_DIR"));
	const unit = read("agency-copies.service");
	const variables = [...read("litestream.yml").matchAll(/: \$([A-Z_]+)/g)].map(([, name]) => name);
	for (const name of variables) expect(unit).toMatch(new RegExp(`\\b${name}\\b`));
});

const PYTHON = findProgram(["python3"]);
if (!PYTHON) console.log("Left out: fly.toml, which Python would parse, and is not installed.");

test.runIf(PYTHON)("fly.toml is one machine that is never stopped, with one volume", () => {
	const program =
		"import json, sys, tomllib; json.dump(tomllib.load(sys.stdin.buffer), sys.stdout)";
	const { stdout, stderr } = spawnSync(PYTHON ?? "", ["-c", program], {
		input: read("fly.toml"),
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	const { env, ...config } = z
		.looseObject({ env: z.record(z.string(), z.string()) })
		.parse(JSON.parse(stdout));
	expect(SETTINGS).toEqual(expect.arrayContaining(Object.keys(env)));
	expect(env.DATA_DIR).toMatch(new RegExp(`^${DATA}/`));
	expect(config).toMatchObject({
		build: { dockerfile: "Containerfile" },
		kill_signal: "SIGTERM",
		kill_timeout: STOP_SECONDS,
		mounts: [{ destination: DATA }],
		http_service: {
			internal_port: Number(EXPOSED),
			force_https: true,
			auto_stop_machines: "off",
			min_machines_running: 1,
			checks: [{ method: "GET", path: "/livez" }],
		},
		vm: [{ memory: "1gb" }],
	});
});
