import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
	findNginx,
	formatMainDirectives,
	formatTemporaryPaths,
	launchNginx,
	type Nginx,
} from "../tests/support/nginx.ts";
import { NotMeasurableError } from "./figures.ts";

/** A response of the site, its body not encoded. */
export type ServedFile = { headers: Record<string, string>; body: Buffer };

/** Headers that nginx sends by itself, or that belong to a connection. */
const OWN_HEADERS = new Set([
	"accept-ranges",
	"connection",
	"content-encoding",
	"content-length",
	"content-type",
	"date",
	"etag",
	"keep-alive",
	"last-modified",
	"server",
	"transfer-encoding",
]);

/**
 * Starts an nginx with its stock settings (a worker per core, access log) that serves these responses
 * from files, by path. Debian's has no Brotli module: what the site compresses is a compressed file.
 */
export function serveFiles(files: Record<string, ServedFile>): Promise<Nginx> {
	if (!findNginx()) throw new NotMeasurableError("nginx is not there.");
	const [probe = "/"] = Object.keys(files);
	return launchNginx(({ folder, port }) => {
		mkdirSync(join(folder, "files"));
		const locations = Object.entries(files).map(([path, { headers, body }], at) => {
			const sent = "content-encoding" in headers ? brotliCompressSync(body) : body;
			writeFileSync(join(folder, "files", String(at)), sent);
			return formatLocation(path, at, headers);
		});
		return `${formatMainDirectives(folder, "auto")}
events { worker_connections 768; }
http {
	sendfile on;
	tcp_nopush on;
	access_log ${folder}/access.log;
	${formatTemporaryPaths(folder)}
	server {
		listen 127.0.0.1:${port};
		root ${folder}/files;
		${locations.join("\n\t\t")}
	}
}
`;
	}, probe);
}

function formatLocation(path: string, file: number, headers: Record<string, string>): string {
	const added = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
	if ("content-encoding" in headers) added.push(["Content-Encoding", "br"]);
	const lines = added.map(([name, value]) => `add_header ${name} ${quote(value)};`);
	const type = quote(headers["content-type"] ?? "application/octet-stream");
	const served = `types {} default_type ${type}; ${lines.join(" ")} try_files /${file} =404;`;
	return `location = ${path} { ${served} }`;
}

function quote(text: string): string {
	return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
