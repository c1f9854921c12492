import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./listen.ts";
import { findProgram, launchProgram } from "./programs.ts";
import { ROOT } from "./project-folder.ts";

/** The nginx of this machine; null when there is none. */
export function findNginx(): string | null {
	return findProgram([process.env.NGINX_PATH, "/usr/sbin/nginx", "nginx"]);
}

/** nginx as deploy/ ships it, without TLS, in front of nodes on these loopback ports. */
export async function startDeployedNginx(ports: readonly number[]): Promise<Nginx> {
	const nodes = readFileSync(join(ROOT, "deploy/nginx-nodes.conf"), "utf8");
	const lines = nodes.match(/^server .*$/gm)?.join("\n") ?? "";
	const http = await findFreePort();
	return launchNginx(({ folder, port }) => {
		writeFileSync(join(folder, "mime.types"), "types { text/html html; }\n");
		const all = ports.map((node) => lines.replaceAll(":3000", `:${node}`)).join("\n");
		writeFileSync(join(folder, "kiteline-nodes.conf"), all);
		const text = takeTlsAway(fillInNginx(folder, { http, https: port }));
		return `daemon off;\n${text.replace("http {", `http {\n\t${formatTemporaryPaths(folder)}`)}`;
	}, "/readyz");
}

/** deploy/nginx.conf as on a machine of its own, with everything in one folder and ports that anybody may open. */
export function fillInNginx(folder: string, ports: { http: number; https: number }): string {
	return readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8")
		.replaceAll("/etc/nginx/", `${folder}/`)
		.replaceAll("/run/nginx.pid", `${folder}/nginx.pid`)
		.replaceAll("/var/cache/nginx", folder)
		.replaceAll("/var/log/nginx", folder)
		.replace(/^user .*$/m, process.getuid?.() === 0 ? "user root;" : "")
		.replace("worker_rlimit_nofile 16384;", "")
		.replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
		.replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`);
}

/** What makes of it one without TLS, on loopback alone, for visitors who ask for 127.0.0.1. */
function takeTlsAway(text: string): string {
	return text
		.replaceAll(/^\s*(ssl_|listen \[::\]|include .*http3).*\n/gm, "")
		.replaceAll(/listen (\d+)( ssl)?( http2)?/g, "listen 127.0.0.1:$1")
		.replaceAll("www.example.com", "127.0.0.1")
		.replaceAll("example.com", "localhost");
}

export type Nginx = { origin: string; stop: () => Promise<void> };

/** Starts nginx in a folder of its own, and waits until it responds to the probe. */
export async function launchNginx(
	configure: (place: { folder: string; port: number }) => string,
	probe: string,
): Promise<Nginx> {
	const program = findNginx();
	if (!program)
		throw new Error("nginx is not installed (Debian, as root: apt-get install nginx-light)");
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	mkdirSync(join(folder, "temporary"));
	const port = await findFreePort();
	const file = join(folder, "nginx.conf");
	writeFileSync(file, configure({ folder, port }));
	const origin = `http://127.0.0.1:${port}`;
	const stop = await launchProgram(
		[program, "-c", file, "-p", folder, "-e", "stderr"],
		async () => (await fetch(origin + probe)).ok,
	);
	return {
		origin,
		stop: async () => {
			await stop("SIGTERM");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** The first lines of a configuration: in the foreground, everything inside the folder. */
export function formatMainDirectives(folder: string, workers: number | "auto"): string {
	return `daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}`;
}

/** The first lines of the http block. */
export function formatTemporaryPaths(folder: string): string {
	return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
		.join("\n\t");
}
