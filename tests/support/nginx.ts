import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./listen.ts";
import { findProgram, launchProgram } from "./programs.ts";
import { ROOT } from "./project-folder.ts";

/** Finds the nginx of this machine. Returns null when there is none. */
export function findNginx(): string | null {
	return findProgram([process.env.NGINX_PATH, "/usr/sbin/nginx", "nginx"]);
}

/** Starts nginx as deploy/ ships it, without TLS, in front of nodes on these loopback ports. */
export async function startDeployedNginx(ports: readonly number[]) {
	const program = findNginx() ?? "nginx";
	const folder = mkdtempSync(join(tmpdir(), "nginx-"));
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	const nodes = readFileSync(join(ROOT, "deploy/nginx-nodes.conf"), "utf8");
	const lines = nodes.match(/^server .*$/gm)?.join("\n") ?? "";
	write("mime.types", "types { text/html html; }\n");
	write("agency-nodes.conf", ports.map((port) => lines.replaceAll(":3000", `:${port}`)).join("\n"));
	const [http, https] = [await findFreePort(), await findFreePort()];
	const text = takeTlsAway(fillInNginx(folder, { http, https }));
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/${name};`)
		.join("\n");
	write("nginx.conf", `daemon off;\n${text.replace("http {", `http {\n${temporary}`)}`);
	const origin = `http://127.0.0.1:${https}`;
	const stop = await launchProgram(
		[program, "-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"],
		async () => (await fetch(`${origin}/readyz`)).ok,
	);
	return {
		origin,
		readLogs: () =>
			["access.log", "error.log"].map((name) => readFileSync(join(folder, name), "utf8")).join(""),
		stop: async () => {
			await stop("SIGTERM");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Returns deploy/nginx.conf with everything in one folder and ports that any user may open. */
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

/** Changes the configuration to one without TLS, on loopback only, for visitors who request 127.0.0.1. */
function takeTlsAway(text: string): string {
	return text
		.replaceAll(/^\s*(ssl_|listen \[::\]|include .*http3).*\n/gm, "")
		.replaceAll(/listen (\d+)( ssl)?( http2)?/g, "listen 127.0.0.1:$1")
		.replaceAll("www.example.com", "127.0.0.1")
		.replaceAll("example.com", "localhost");
}
