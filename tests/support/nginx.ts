import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import { findProgram, launchProgram } from "./programs.ts";

/** The nginx of this machine; null when there is none. */
export function findNginx(): string | null {
	return findProgram([process.env.NGINX_PATH, "/usr/sbin/nginx", "nginx"]);
}

/** A real nginx in front of these loopback ports; a node that is gone costs a visitor nothing. */
export function startNginx(ports: readonly number[]): Promise<Nginx> {
	return launchNginx(({ folder, port }) => describe(folder, port, ports), "/livez");
}

export type Nginx = { origin: string; stop: () => Promise<void> };

/** An nginx with a configuration of its own, in a folder of its own; there once it answers the probe. */
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

/**
 * A form may be handed on to the next node even when the first one broke off after taking it: the submission id
 * makes the two one enquiry.
 */
function describe(folder: string, port: number, ports: readonly number[]): string {
	const servers = ports.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`);
	return `
${describePlace(folder, 1)}
events { worker_connections 1024; }
http {
	access_log off;
	${describeTemporary(folder)}
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
export function describePlace(folder: string, workers: number | "auto"): string {
	return `daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? "user root;" : ""}`;
}

/** The first lines of the http block. */
export function describeTemporary(folder: string): string {
	return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
		.join("\n\t");
}
