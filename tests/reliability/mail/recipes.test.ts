import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "../../support/programs.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openFolder, startProcess } from "../../support/started-process.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const MESSAGE = Buffer.from(
	"From: Asha <asha@client.example>\r\nTo: hello@kiteline.example\r\nSubject: Caf\xe9\r\nMessage-ID: <1@client.example>\r\n\r\nYes\x00\xff\r\n",
	"latin1",
);
const hasPrograms = findProgram(["curl"]) !== null && findProgram(["openssl"]) !== null;

/** Runs the script as Postfix does. Resolves to its exit code. */
async function runScript(file: string, message: Uint8Array): Promise<number> {
	const child = spawn(join(ROOT, "deploy/send-mail-to-desk.sh"), {
		env: { PATH: process.env.PATH, MAIL_HOOK_FILE: file },
		stdio: ["pipe", "ignore", "inherit"],
	});
	child.stdin?.end(message);
	const [code] = await once(child, "close");
	return Number(code);
}

test.runIf(hasPrograms)(
	"the recipes of docs/operating.md hand over a message, and keep it while it is not taken",
	async () => {
		const folder = openFolder();
		const site = startProcess({ cwd: folder.path, settings: { MAIL_HOOK_SECRET: SECRET } });
		const url = `${await site.origin()}/hooks/mail`;
		const file = join(folder.path, "mail.env");
		const write = (secret: string) =>
			writeFileSync(file, `MAIL_HOOK_URL=${url}\nMAIL_HOOK_SECRET=${secret}\n`);
		const recipe = join(ROOT, "deploy/post-to-desk.mjs");
		const { postToDesk } = await import(recipe);

		write(SECRET);
		expect(await runScript(file, MESSAGE)).toBe(0);
		await postToDesk(MESSAGE, { url, secret: SECRET });
		expect(await runScript(file, Buffer.from("no message"))).toBe(0);
		write(SECRET.replace("MfKQ", "aaaa"));
		expect(await runScript(file, MESSAGE)).toBe(75);
		await expect(
			postToDesk(MESSAGE, { url, secret: `${SECRET.slice(0, -4)}aaaa` }),
		).rejects.toThrow("401");
		site.end("SIGKILL");
		await site.ended;
		write(SECRET);
		expect(await runScript(file, MESSAGE)).toBe(75);
	},
);
