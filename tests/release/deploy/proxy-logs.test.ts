import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../support/listen.ts";
import { findNginx, startDeployedNginx } from "../../support/nginx.ts";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openConnection, parseStatus, sendRaw } from "../../support/raw-request.ts";
import { openFolder } from "../../support/started-process.ts";
import { listen } from "../../support/test-server.ts";

const SECRET = "5ec4e75ec4e75ec4e7";
/** Paths of secret addresses in the site's own spelling, and in others that it redirects or parses as such. */
const PATHS = [
	`/book/${SECRET}`,
	`/book/${SECRET}.data?sent`,
	`/book/${SECRET}/`,
	`/book/calendar/${SECRET}.ics`,
	`/desk/sign-in/${SECRET}`,
	`/BOOK/${SECRET}`,
	`/Desk/Sign-In/${SECRET}`,
	`/%62ook/${SECRET}`,
	`/b%4Fok%2F${SECRET}`,
	`//book//${SECRET}`,
	`/x/../book/${SECRET}`,
	`/book\\${SECRET}`,
	`/x\\..\\desk/sign-in\\${SECRET}`,
	`/book/%0a${SECRET}`,
	`/?token=${SECRET}`,
];
const CADDY = findProgram(["caddy"]);

const ask = (origin: string, path: string, headers = "", body = "") =>
	sendRaw(
		origin,
		`${body ? "POST" : "GET"} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n${body}`,
	);

test.runIf(findNginx())(
	"nginx writes down no secret address and no visitor's, also not of what it refuses",
	async () => {
		const site = await listen((_request, response) => void response.end("live"));
		const nginx = await startDeployedNginx([Number(new URL(site.origin).port)]);
		onTestFinished(nginx.stop);
		for (const path of PATHS) expect(parseStatus(await ask(nginx.origin, path)), path).toBe(200);
		await ask(nginx.origin, "/services/seo");
		const [path = ""] = PATHS;
		const length = 200 * 1024;
		const large = await openConnection(nginx.origin);
		large.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${length}\r\n\r\n`);
		expect(parseStatus(await large.closed)).toBe(413);
		await site.stop();
		expect(parseStatus(await ask(nginx.origin, path))).toBe(502);
		const many = await Promise.all(Array.from({ length: 300 }, () => ask(nginx.origin, path)));
		expect(many.map(parseStatus)).toContain(429);
		const logs = nginx.readLogs();
		expect(logs).toContain(" 200 GET /services/seo ");
		for (const status of [413, 502, 429]) expect(logs).toContain(` ${status} `);
		expect(logs).not.toContain(SECRET);
		// The log has addresses of nodes, with a port, and none of visitors.
		expect(logs).not.toMatch(/127\.0\.0\.1(?!:\d)/);
	},
);

test.runIf(CADDY)(
	"Caddy writes down no secret address and no visitor's with an error",
	async () => {
		const { path: folder } = openFolder();
		const port = await findFreePort();
		const config = readFileSync(join(ROOT, "deploy/Caddyfile"), "utf8")
			.replace("{\n", "{\n\tadmin off\n")
			.replace(":3000", `:${await findFreePort()}`)
			.replace("lb_try_duration 5s", "lb_try_duration 0s")
			.replaceAll("www.example.com {", `http://127.0.0.1:${port} {`)
			.replaceAll("example.com {", `http://localhost:${port} {`);
		writeFileSync(join(folder, "Caddyfile"), config);
		const child = spawn(CADDY ?? "", ["run", "--config", join(folder, "Caddyfile")], {
			env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
			stdio: ["ignore", "ignore", "pipe"],
		});
		const ended = once(child, "exit");
		onTestFinished(async () => {
			child.kill();
			await ended;
		});
		let log = "";
		child.stderr.setEncoding("utf8").on("data", (part: string) => {
			log += part;
		});
		const origin = `http://127.0.0.1:${port}`;
		const get = async () => {
			const { status } = await fetch(`${origin}/book/${SECRET}`).catch(() => ({ status: 0 }));
			return status;
		};
		await expect.poll(get).toBeGreaterThanOrEqual(502);
		await expect.poll(() => log).toContain('"status":50');
		expect(log).not.toContain(SECRET);
		expect(log).not.toMatch(/remote_ip|client_ip/);
	},
);
