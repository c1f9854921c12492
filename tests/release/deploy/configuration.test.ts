import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
const UNITS = globSync("*.{service,timer}", { cwd: DEPLOY });
/** systemd's own scale: 10 is open, and a service that is closed off well has less than 2. */
const MOST_EXPOSED = 1.5;

const read = (name: string) => readFileSync(join(DEPLOY, name), "utf8");

function createFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "deploy-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

function run(program: string, args: string[]) {
	const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
	return { status, told: stdout + stderr };
}

describe("the units of systemd", () => {
	const analyze = findProgram(["systemd-analyze"]) ?? "";
	if (!analyze) console.log("No systemd-analyze here, so the units are not checked by it.");

	test.runIf(analyze)("are sound", () => {
		const folder = createFolder();
		// As installed: the program is there.
		const program = "/srv/kiteline/current/node_modules/.bin/node";
		for (const name of UNITS)
			writeFileSync(join(folder, name), read(name).replaceAll(program, "/bin/true"));
		const files = UNITS.map((name) => join(folder, name));
		const verified = run(analyze, ["verify", "--man=no", "--recursive-errors=no", ...files]);
		expect(verified).toEqual({ status: 0, told: "" });
	});

	test.runIf(analyze).each(UNITS.filter((name) => name.endsWith(".service")))(
		"close it off from the machine: %s",
		(name) => {
			const { told } = run(analyze, ["security", "--offline=yes", join(DEPLOY, name)]);
			const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(told)?.[1]);
			expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED);
		},
	);
});

const nginx = findNginx() ?? "";
if (!nginx) console.log("No nginx here, so deploy/nginx.conf is not checked by it.");

test.runIf(nginx).each(["nginx-nodes.conf", "nginx-nodes-compose.conf"])(
	"the configuration of nginx is sound with %s",
	(nodes) => {
		const { status, told } = run(nginx, ["-t", "-q", "-c", writeNginx(createFolder(), nodes)]);
		// Newer versions say so of `listen … http2`, which those of Debian 12 need.
		const rest = told.replaceAll(/.*"listen \.\.\. http2" directive is deprecated.*\n/g, "");
		expect({ status, rest }).toEqual({ status: 0, rest: "" });
	},
);

/** As on a machine of its own, with everything in one folder and a certificate that nobody has signed. */
function writeNginx(folder: string, nodes: string): string {
	const makeCertificate = createRequire(import.meta.url)("smtp-server/lib/tls-options.js");
	const { cert, key } = z.object({ cert: z.string(), key: z.string() }).parse(makeCertificate());
	mkdirSync(join(folder, "tls"));
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	write("tls/fullchain.pem", cert);
	write("tls/privkey.pem", key);
	write("mime.types", "types { text/html html; }\n");
	write("kiteline-nodes.conf", read(nodes).replaceAll(/site\d:/g, "127.0.0.1:"));
	write("nginx.conf", fillInNginx(folder, { http: 3080, https: 30443 }));
	return join(folder, "nginx.conf");
}

const caddy = findProgram(["caddy"]) ?? "";
if (!caddy) console.log("No Caddy here, so deploy/Caddyfile is not checked by it.");

test.runIf(caddy)("the configuration of Caddy is sound", () => {
	const folder = createFolder();
	const file = join(folder, "Caddyfile");
	writeFileSync(file, read("Caddyfile"));
	const args = ["validate", "--config", file, "--adapter", "caddyfile"];
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
	environment: z.object({ TRUST_PROXY: z.literal("1") }).optional(),
	healthcheck: z.object({ test: z.array(z.string()) }).optional(),
	ports: z.array(z.string()).optional(),
	networks: z.array(z.enum(["inside", "outside"])),
	volumes: z.array(z.string()),
});
const composeSchema = z.object({
	services: z.record(z.enum(["site1", "site2", "database", "proxy"]), serviceSchema),
	networks: z.object({ inside: z.object({ internal: z.literal(true) }), outside: z.object({}) }),
	volumes: z.record(z.string(), z.null()),
});

describe("compose.yaml", () => {
	const { services, volumes } = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));
	const { site1, site2, database, proxy } = services;

	test("runs two nodes alike, behind a proxy, each with data of its own", () => {
		expect({ ...site2, volumes: [] }).toEqual({ ...site1, volumes: [] });
		expect(site1.volumes).not.toEqual(site2.volumes);
		expect(site1.environment).toBeDefined();
		expect(site1.cap_add).toBeUndefined();
	});

	test("opens the ports of nginx alone, and the database to no other machine", () => {
		const open = Object.entries(services).filter(([, { ports }]) => ports);
		expect(open.map(([name]) => name)).toEqual(["proxy"]);
		expect(database.networks).toEqual(["inside"]);
	});

	test("names volumes and files that are there", () => {
		for (const { volumes: own, env_file } of Object.values(services)) {
			for (const source of own.map((volume) => volume.split(":", 1).join(""))) {
				if (!source.startsWith("./")) expect(Object.keys(volumes)).toContain(source);
				else if (source !== "./tls") expect(read(source)).not.toBe("");
			}
			if (env_file) expect(read(`${env_file}.example`)).toContain("CHANGE-ME");
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
