import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { KINDS } from "#app/content/pages/all-kinds.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import { startMailServer } from "../tests/support/mail-server.ts";
import { buildEnvironment, createProjectFolder, ROOT } from "../tests/support/project-folder.ts";
import { createNewEnquiry } from "../tests/support/stores.ts";

const NO_WARNING = "--disable-warning=ExperimentalWarning";
const NODE = [NO_WARNING, join(ROOT, "cli/enquiries.ts")];

it.each([
	["enquiries", "list show export stats retry spam ham erase purge backup demo help"],
	["visits", "report purge help"],
	["staff", "invite link list disable enable sessions erase renew-keys help"],
	["new-content", [...KINDS.map(({ name }) => name), "help"].join(" ")],
])("%s lists what it can do", (program, names) => {
	// Node itself runs the program, as it supports less than the tests do: no JSX, for instance.
	const args = [NO_WARNING, join(ROOT, `cli/${program}.ts`), "--help"];
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
	expect([stderr, status]).toEqual(["", 0]);
	expect(stdout.match(/(?<=^ {2})[a-z]+[a-z-]*(?= )/gm)?.join(" ")).toBe(names);
});

it("content:start writes a folder with which content:check can go on", () => {
	const { path, remove } = createProjectFolder();
	onTestFinished(remove);
	const answers = join(path, "answers.yaml");
	writeFileSync(
		answers,
		`{ name: Northgate, tagline: Websites, email: hello@northgate.example, phone: +353 1 555 0123, street: 4 Quay,
town: Dublin, country: IE, currency: EUR, opens: "09:00", closes: "17:00", services: [Websites] }`,
	);
	const run = (program: string, ...args: string[]) =>
		spawnSync(process.execPath, [NO_WARNING, join(ROOT, `cli/${program}.ts`), ...args], {
			cwd: path,
			env: buildEnvironment({}),
			encoding: "utf8",
		});
	const started = run("start-content", "--empty", "--no-start", "--answers", answers);
	expect([started.stderr, started.status]).toEqual(["", 0]);
	const checked = run("check-content");
	expect(checked.stdout).toMatch(/^0 cities, [\s\S]*^1 service,/m);
	expect(checked.stderr).toMatch(/^\/services\/websites: \d+ own words/m);
});

it("a command ends once its e-mail is sent", async () => {
	const { path, dataDir, remove } = createProjectFolder();
	onTestFinished(remove);
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	await stores.database.close();
	const args = [NO_WARNING, join(ROOT, "cli/staff.ts")];
	const child = spawn(process.execPath, [...args, "invite", "Meera", "meera@kiteline.example"], {
		cwd: path,
		env: buildEnvironment({ DATA_DIR: dataDir, SMTP_URL: mail.url }),
	});
	const [, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	expect([code, mail.messages.length]).toEqual([0, 1]);
});

it("a program that cannot go on ends with exit code 1 and one line", () => {
	const env = buildEnvironment({ DATA_DIR: "/nowhere", PORT: "eighty" });
	const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE, "list"], {
		env,
		encoding: "utf8",
	});
	expect([status, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^PORT: .+\n$/)]);
});

it("a program ends quietly when its reader goes", async () => {
	const { path, dataDir, remove } = createProjectFolder();
	onTestFinished(remove);
	const stores = await openStores({ DATA_DIR: dataDir, DATABASE_URL: undefined });
	const large = { message: "a".repeat(100_000) };
	for (let at = 0; at < 10; at++) await stores.enquiries.save(createNewEnquiry(large), []);
	await stores.database.close();
	const child = spawn(process.execPath, [...NODE, "export"], {
		cwd: path,
		env: buildEnvironment({}),
	});
	child.stdout.once("data", () => child.stdout.destroy());
	const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
	expect([code, stderr]).toEqual([0, ""]);
});
