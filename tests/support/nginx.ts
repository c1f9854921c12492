import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./listen.ts";
import { findProgram, launchProgram } from "./programs.ts";

/** The nginx of this machine; null when there is none. */
export function findNginx(): string | null {
	return findProgram([process.env.NGINX_PATH, "/usr/sbin/nginx", "nginx"]);
}

/** nginx as a load balancer in front of these loopback ports. */
export function startNginx(ports: readonly number[]): Promise<Nginx> {
	return launchNginx(({ folder, port }) => formatProxyConfig(folder, port, ports), "/livez");
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

/** `non_idempotent`: a form may be sent to the next node too, as the submission id makes the two one enquiry. */
function formatProxyConfig(folder: string, port: number, ports: readonly number[]): string {
	const servers = ports.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`);
	return `
${formatMainDirectives(folder, 1)}
events { worker_connections 1024; }
http {
	access_log off;
	${formatTemporaryPaths(folder)}
	upstream site { ${servers.join(" ")} }
	server {
		listen 127.0.0.1:${port};
		location / {
			proxy_pass http://site;
			proxy_http_version 1.1;
			proxy_set_header Connection "";
			proxy_set_header Host $http_host;
			proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
			proxy_next_upstream error timeout non_idempotent http_503;
			proxy_next_upstream_tries 4;
		}
	}
}
`;
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
