import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { findNginx } from "../../support/nginx.ts";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { fillInNginx } from "./fill-in-nginx.ts";

const DEPLOY = join(ROOT, "deploy");
const UNITS = [
	"kiteline.service",
	"kiteline-backup.service",
	"kiteline-backup.timer",
	"kiteline-purge.service",
	"kiteline-purge.timer",
];
/** systemd's own scale: 10 is open, and a service that is closed off well has less than 2. */
const MOST_EXPOSED = 1.5;

const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "deploy-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function run(program: string, args: string[]) {
	const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
	return { status, told: stdout + stderr };
}

describe("the units of systemd", () => {
	const analyze = findProgram(["systemd-analyze"]);
	if (!analyze) console.log("No systemd-analyze here, so the units are not checked by it.");

	test.skipIf(!analyze)("are sound", () => {
		const folder = makeFolder();
		const written = UNITS.map((name) => {
			const path = join(folder, name);
			// As installed: the program is there.
			const text = read(name).replaceAll(
				"/srv/kiteline/current/node_modules/.bin/node",
				"/bin/true",
			);
			writeFileSync(path, text);
			return path;
		});
		expect(run(analyze ?? "", ["verify", "--man=no", "--recursive-errors=no", ...written])).toEqual(
			{
				status: 0,
				told: "",
			},
		);
	});

	test.skipIf(!analyze)("are closed off from the machine", () => {
		for (const name of UNITS.filter((unit) => unit.endsWith(".service"))) {
			const { told } = run(analyze ?? "", ["security", "--offline=yes", join(DEPLOY, name)]);
			const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(told)?.[1]);
			expect(exposure, name).toBeLessThanOrEqual(MOST_EXPOSED);
		}
	});
});

describe("the configuration of nginx", () => {
	const nginx = findNginx();
	if (!nginx) console.log("No nginx here, so deploy/nginx.conf is not checked by it.");

	test.skipIf(!nginx).each(["nginx-nodes.conf", "nginx-nodes-compose.conf"])(
		"is sound with %s",
		(nodes) => {
			const { status, told } = run(nginx ?? "", [
				"-t",
				"-q",
				"-c",
				writeNginx(makeFolder(), nodes),
			]);
			expect({ status, told: told.replaceAll(DEPRECATED, "") }).toEqual({ status: 0, told: "" });
		},
	);
});

/** Newer versions say so of `listen … http2`, which those of Debian 12 need. */
const DEPRECATED = /.*"listen \.\.\. http2" directive is deprecated.*\n/g;

/** As on a machine of its own, with everything in one folder and a certificate that nobody has signed. */
function writeNginx(folder: string, nodes: string): string {
	const certificate = certificateSchema.parse(
		createRequire(import.meta.url)("smtp-server/lib/tls-options.js")(),
	);
	mkdirSync(join(folder, "tls"));
	writeFileSync(join(folder, "tls/fullchain.pem"), certificate.cert);
	writeFileSync(join(folder, "tls/privkey.pem"), certificate.key);
	writeFileSync(join(folder, "mime.types"), "types { text/html html; }\n");
	const own = read(nodes).replaceAll(/site\d:/g, "127.0.0.1:");
	writeFileSync(join(folder, "kiteline-nodes.conf"), own);
	const file = join(folder, "nginx.conf");
	writeFileSync(file, fillInNginx(folder, { http: 3080, https: 30443 }));
	return file;
}

const certificateSchema = z.object({ cert: z.string(), key: z.string() });

test("the configuration of Caddy is sound", ({ skip }) => {
	const caddy = findProgram(["caddy"]);
	if (!caddy) {
		console.log("No Caddy here, so deploy/Caddyfile is not checked by it.");
		return skip();
	}
	const folder = makeFolder();
	cpSync(join(DEPLOY, "Caddyfile"), join(folder, "Caddyfile"));
	const args = ["validate", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
	const { status, told } = run(caddy, args);
	expect(status, told).toBe(0);
	expect(told).toContain("Valid configuration");
});

const serviceSchema = z.object({
	restart: z.literal("unless-stopped"),
	read_only: z.literal(true),
	cap_drop: z.tuple([z.literal("ALL")]),
	cap_add: z.array(z.string()).optional(),
	security_opt: z.tuple([z.literal("no-new-privileges:true")]),
	mem_limit: z.string(),
	pids_limit: z.number(),
	image: z.string(),
	env_file: z.string().optional(),
	environment: z.record(z.string(), z.string()).optional(),
	healthcheck: z.object({ test: z.array(z.string()) }).optional(),
	ports: z.array(z.string()).optional(),
	networks: z.array(z.string()),
	volumes: z.array(z.string()),
});
const composeSchema = z.object({
	services: z.record(z.enum(["site1", "site2", "database", "proxy"]), serviceSchema),
	networks: z.object({ inside: z.object({ internal: z.literal(true) }), outside: z.object({}) }),
	volumes: z.record(z.string(), z.null()),
});

describe("compose.yaml", () => {
	const { services, volumes, networks } = composeSchema.parse(
		parse(read("compose.yaml"), { merge: true }),
	);
	const { site1, site2, database, proxy } = services;

	test("runs two nodes alike, each with data of its own", () => {
		expect({ ...site2, volumes: [] }).toEqual({ ...site1, volumes: [] });
		expect(site1.volumes).not.toEqual(site2.volumes);
		expect(site1.environment).toEqual({ TRUST_PROXY: "1" });
		expect(site1.cap_add).toBeUndefined();
	});

	test("opens the ports of nginx alone, and the database to no other machine", () => {
		const open = Object.entries(services).filter(([, { ports }]) => ports);
		expect(open.map(([name]) => name)).toEqual(["proxy"]);
		expect(database.networks).toEqual(["inside"]);
	});

	test("names volumes, networks and files that are there", () => {
		for (const service of Object.values(services)) {
			for (const name of service.networks) expect(Object.keys(networks)).toContain(name);
			for (const volume of service.volumes) {
				const [source = ""] = volume.split(":");
				if (!source.startsWith("./")) expect(Object.keys(volumes)).toContain(source);
				else if (source !== "./tls") expect(read(source)).not.toBe("");
			}
			if (service.env_file) expect(read(`${service.env_file}.example`)).toContain("CHANGE-ME");
		}
	});

	test("asks each part whether it lives, and has exact versions", () => {
		expect(read("Containerfile")).toMatch(/^HEALTHCHECK .*\/readyz/m);
		for (const part of [database, proxy]) {
			expect(part.healthcheck).toBeDefined();
			expect(part.image).toMatch(/:\d+\.\d+(\.\d+)?-bookworm$/);
		}
	});
});
