import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import {
	describePlace,
	describeTemporary,
	launchNginx,
	type Nginx,
} from "../tests/support/nginx.ts";
import type { Raw } from "./get-raw.ts";

/** Answers that were taken over the line, by path. */
export type Answers = Record<string, Raw>;

/** What nginx says by itself, or what the file's own way of being served says. */
const ITS_OWN = [
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
	"vary",
];

/**
 * Debian's nginx with its stock settings, answering these paths with the same bytes and headers from files: gzip by its
 * gzip_static, any other by a header.
 */
export function serveFiles(answers: Answers, { hasLog = true } = {}): Promise<Nginx> {
	const [probe = "/"] = Object.keys(answers);
	return launchNginx(({ folder, port }) => {
		mkdirSync(join(folder, "files"));
		const locations = Object.entries(answers).map(([path, answer], at) => {
			const name = `${at}.file`;
			writeAnswer(join(folder, "files", name), answer);
			return describeLocation(path, name, answer);
		});
		return `${describePlace(folder, "auto")}
events { worker_connections 768; }
http {
	sendfile on;
	tcp_nopush on;
	types_hash_max_size 2048;
	gzip_static on;
	gzip_vary on;
	access_log ${hasLog ? `${folder}/access.log` : "off"};
	${describeTemporary(folder)}
	server {
		listen 127.0.0.1:${port};
		root ${folder}/files;
		${locations.join("\n\t\t")}
	}
}
`;
	}, probe);
}

function writeAnswer(file: string, { headers, body }: Raw): void {
	const isGzip = headers["content-encoding"] === "gzip";
	writeFileSync(file, isGzip ? gunzipSync(body) : body);
	if (isGzip) writeFileSync(`${file}.gz`, body);
}

function describeLocation(path: string, name: string, { headers }: Raw): string {
	const added = Object.entries(headers)
		.filter(([header]) => !ITS_OWN.includes(header))
		.map(([header, value]) => [header, String(value)]);
	const encoding = headers["content-encoding"];
	if (encoding && encoding !== "gzip") added.push(["Content-Encoding", encoding]);
	const lines = added.map(([header, value = ""]) => `add_header ${header} ${quote(value)};`);
	const type = headers["content-type"] ?? "application/octet-stream";
	return `location = ${path} { types {} default_type ${quote(type)}; ${lines.join(" ")} try_files /${name} =404; }`;
}

function quote(text: string): string {
	return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
