import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../support/listen.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openFolder, startProcess } from "../../support/started-process.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const MESSAGE = Buffer.from(
	"From: Asha <asha@client.example>\r\nTo: hello@kiteline.example\r\nSubject: Caf\xe9\r\nMessage-ID: <1@client.example>\r\n\r\nYes\x00\xff\r\n",
	"latin1",
);
/** The exit code by which Postfix keeps a message and tries again. */
const LATER = 75;

/** Starts the script as Postfix does, with the message on standard input. */
function startScript(
	file: string,
	message: Uint8Array,
	PATH = `${dirname(process.execPath)}:${process.env.PATH}`,
) {
	const child = spawn(join(ROOT, "deploy/send-mail-to-desk.sh"), {
		env: { PATH, MAIL_HOOK_FILE: file },
		stdio: ["pipe", "ignore", "ignore"],
	});
	child.stdin.on("error", () => {
		// A script that ends before it has read the message is seen by its exit code.
	});
	child.stdin.end(message);
	return once(child, "close").then(([code]) => Number(code));
}

function writeSettings(folder: string, url: string, secret: string): string {
	const file = join(folder, "mail.env");
	writeFileSync(file, `MAIL_HOOK_URL=${url}\nMAIL_HOOK_SECRET=${secret}\n`);
	return file;
}

/** Starts a site that gives one answer to everything. Resolves to the address of its hook. */
async function startAnswer(status: number, headers: Record<string, string> = {}): Promise<string> {
	const server = createServer((request, response) => {
		request
			.resume()
			.on("end", () => response.writeHead(request.method === "POST" ? status : 200, headers).end());
	});
	onTestFinished(() => void server.close());
	const { port } = await listen(server);
	return `http://127.0.0.1:${port}/hooks/mail`;
}

test("the recipes of docs/operating.md hand over a message, and keep it while it is not taken", async () => {
	const folder = openFolder();
	const site = startProcess({ cwd: folder.path, settings: { MAIL_HOOK_SECRET: SECRET } });
	const url = `${await site.origin()}/hooks/mail`;
	const recipe = join(ROOT, "deploy/post-to-desk.mjs");
	const { postToDesk } = await import(recipe);

	const file = writeSettings(folder.path, url, SECRET);
	expect(await startScript(file, MESSAGE)).toBe(0);
	await postToDesk(MESSAGE, { url, secret: SECRET });
	expect(await startScript(file, Buffer.from("no message"))).toBe(0);
	writeSettings(folder.path, url, SECRET.replace("MfKQ", "aaaa"));
	expect(await startScript(file, MESSAGE)).toBe(LATER);
	await expect(postToDesk(MESSAGE, { url, secret: `${SECRET.slice(0, -4)}aaaa` })).rejects.toThrow(
		"401",
	);
	site.end("SIGKILL");
	await site.ended;
	writeSettings(folder.path, url, SECRET);
	expect(await startScript(file, MESSAGE)).toBe(LATER);
});

test.each([
	[202, 0],
	[413, 0],
	[422, 0],
	[204, LATER],
	[301, LATER],
	[404, LATER],
	[429, LATER],
	[503, LATER],
])("of the answer %i the script makes exit code %i", async (status, code) => {
	const url = await startAnswer(status, { Location: "/", "Retry-After": "60" });
	expect(await startScript(writeSettings(openFolder().path, url, SECRET), MESSAGE)).toBe(code);
});

test("the script keeps the message where its settings or Node are missing", async () => {
	const { path } = openFolder();
	expect(await startScript(join(path, "missing.env"), MESSAGE)).toBe(LATER);
	const file = join(path, "broken.env");
	writeFileSync(file, "MAIL_HOOK_URL='unended\n");
	expect(await startScript(file, MESSAGE)).toBe(LATER);
	writeFileSync(file, "");
	expect(await startScript(file, MESSAGE)).toBe(LATER);
	writeSettings(path, "http://127.0.0.1:9/", SECRET);
	expect(await startScript(join(path, "mail.env"), MESSAGE, path)).toBe(LATER);
});

test("no program's arguments have the secret of the hook", async () => {
	const url = await startAnswer(202);
	const key = Buffer.from(SECRET.slice("whsec_".length), "base64");
	const secrets = [SECRET.slice("whsec_".length), key.toString("hex"), key.toString("base64url")];
	// A large message keeps whatever signs it busy for a while.
	const message = Buffer.concat([MESSAGE, Buffer.alloc(20_000_000, "a\n")]);
	const file = writeSettings(openFolder().path, url, SECRET);
	let code: number | undefined;
	const ended = startScript(file, message).then((exitCode) => {
		code = exitCode;
	});
	const found = new Set<string>();
	let looks = 0;
	while (code === undefined) {
		const lines = globSync("/proc/[0-9]*/cmdline").map(readLine);
		for (const line of lines) if (secrets.some((secret) => line.includes(secret))) found.add(line);
		if (lines.some((line) => line.includes("send-mail-to-desk"))) looks++;
		await setImmediate();
	}
	await ended;
	expect(code).toBe(0);
	expect(looks).toBeGreaterThan(0);
	expect([...found]).toEqual([]);
});

/** Returns the arguments of a process, or an empty text when it has ended. */
function readLine(file: string): string {
	try {
		return readFileSync(file, "latin1");
	} catch {
		return "";
	}
}
