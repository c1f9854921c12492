import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { listDocumentedScripts } from "../support/documented-commands.ts";
import { PATIENCE } from "../support/patience.ts";
import { buildEnvironment, ROOT } from "../support/project-folder.ts";
import { copyProject, type DocumentedProject, runDocumented } from "../support/run-documented.ts";

/** An agency of Lisbon; `npm run test:full -- deploy` runs every command, with the demonstration as well. */
const FAROL = {
	content: join(ROOT, "tests/agencies/farol"),
	city: "lisbon",
	service: "websites",
};

let project: DocumentedProject;
beforeAll(() => {
	project = copyProject();
	return project.remove;
});

// dev.test.ts starts the development server, which takes longest.
const commands = listDocumentedScripts().filter((command) => command !== "npm run dev");

test.each(commands)("the documented command does what it can: %s", async (command) => {
	expect(await runDocumented(project, FAROL, command)).toBeNull();
});

const ANSWERS = `{ name: Northgate, tagline: Websites, email: hello@northgate.example, phone: +353 1 555 0123,
street: 4 Quay, town: Dublin, country: IE, currency: EUR, opens: "09:00", closes: "17:00", services: [Websites] }`;

test("content:start ends with an address that signs in, and leads to what the site is made of", async () => {
	const { path } = project;
	onTestFinished(() => rmSync(join(path, ".env"), { force: true }));
	writeFileSync(join(path, "answers.yaml"), ANSWERS);
	const args = ["run", "content:start", "--", "--empty", "--answers", "answers.yaml"];
	const child = spawn("npm", args, {
		cwd: path,
		env: { ...buildEnvironment({ PORT: "0", DATA_DIR: join(path, "own-data") }), NODE_ENV: "" },
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
	});
	onTestFinished(async () => {
		const ended = once(child, "close");
		if (child.pid) process.kill(-child.pid, "SIGTERM");
		await ended;
	});
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		output += text;
	});
	const ADDRESS = /^http:\/\/localhost:\d+\/desk\/sign-in\/\S+$/m;
	await expect.poll(() => output, { timeout: 30_000 * PATIENCE }).toMatch(ADDRESS);
	const address = new URL(ADDRESS.exec(output)?.[0] ?? "");
	// The site listens at 127.0.0.1 alone.
	address.hostname = "127.0.0.1";
	const signedIn = await fetch(address, { method: "POST", redirect: "manual" });
	expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, "/desk/website"]);
	const [Cookie = ""] = signedIn.headers.getSetCookie().map((cookie) => cookie.split(";", 1)[0]);
	const website = await fetch(new URL("/desk/website", address), { headers: { Cookie } });
	expect(await website.text()).toContain("/desk/website/edit/services/websites.yaml");
});
