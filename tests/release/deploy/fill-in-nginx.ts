import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../support/project-folder.ts";

const isRoot = process.getuid?.() === 0;

/** deploy/nginx.conf as on a machine of its own, with everything in one folder and ports that anybody may open. */
export function fillInNginx(folder: string, ports: { http: number; https: number }): string {
	return readFileSync(join(ROOT, "deploy/nginx.conf"), "utf8")
		.replaceAll("/etc/nginx/", `${folder}/`)
		.replaceAll("/run/nginx.pid", `${folder}/nginx.pid`)
		.replaceAll("/var/cache/nginx", folder)
		.replaceAll("/var/log/nginx", folder)
		.replace(/^user .*$/m, isRoot ? "user root;" : "")
		.replace("worker_rlimit_nofile 16384;", "")
		.replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${ports.http}`)
		.replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${ports.https}`);
}

/** What makes of it one without TLS, on loopback alone, for visitors who ask for 127.0.0.1. */
export function takeTlsAway(text: string): string {
	return text
		.replaceAll(/^\s*(ssl_|listen \[::\]|include .*http3).*\n/gm, "")
		.replaceAll(/listen (\d+)( ssl)?( http2)?/g, "listen 127.0.0.1:$1")
		.replaceAll("www.example.com", "127.0.0.1")
		.replaceAll("example.com", "localhost");
}
