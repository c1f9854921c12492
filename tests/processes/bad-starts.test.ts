import { chmodSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeProjectFolder, ROOT } from "../support/project-folder.ts";
import { runToEnd, withArguments } from "../support/started-process.ts";

function openFolder() {
	const folder = makeProjectFolder();
	onTestFinished(folder.remove);
	return folder;
}

/** That the start ended at once, with these lines and nothing else. */
function expectRefused(run: Awaited<ReturnType<typeof runToEnd>>, ...lines: RegExp[]) {
	expect(run.stderr).toEqual(lines.map((line) => expect.stringMatching(line)));
	expect(run.code).not.toBe(0);
	expect(run.code).not.toBeNull();
	expect(run.stdout).toEqual([]);
}

describe("a start ends with one clear line", () => {
	test("when the port is in use", async () => {
		const { path } = openFolder();
		const other = createServer().listen(0, "127.0.0.1");
		await new Promise((done) => other.once("listening", done));
		onTestFinished(() => {
			other.close();
		});
		const address = other.address();
		const port = typeof address === "object" && address ? String(address.port) : "";
		const run = await runToEnd({ cwd: path, settings: { PORT: port } });
		expectRefused(run, new RegExp(`Port ${port} .*in use.*set PORT`));
	});

	test("when the host is no address of this machine", async () => {
		const { path } = openFolder();
		const run = await runToEnd({ cwd: path, settings: { HOST: "192.0.2.1" } });
		expectRefused(run, /HOST 192\.0\.2\.1 .*Set HOST to/);
	});

	test("when the data folder is a file", async () => {
		const { path } = openFolder();
		writeFileSync(join(path, "data.txt"), "");
		const run = await runToEnd({ cwd: path, settings: { DATA_DIR: "./data.txt" } });
		expectRefused(run, /data folder \.\/data\.txt cannot be used.*Set DATA_DIR/);
	});

	test("when the data folder would lie under a file", async () => {
		const { path } = openFolder();
		writeFileSync(join(path, "data.txt"), "");
		const run = await runToEnd({ cwd: path, settings: { DATA_DIR: "./data.txt/below" } });
		expectRefused(run, /data folder \.\/data\.txt\/below cannot be used.*Set DATA_DIR/);
	});

	test("when the data folder cannot be made", async () => {
		const { path } = openFolder();
		// Not even root may make a folder in /proc.
		const run = await runToEnd({ cwd: path, settings: { DATA_DIR: "/proc/nowhere" } });
		expectRefused(run, /data folder \/proc\/nowhere cannot be used.*Set DATA_DIR/);
	});

	test.skipIf(process.getuid?.() === 0)("when the data folder may not be written", async () => {
		const { path, dataDir } = openFolder();
		chmodSync(dataDir, 0o555);
		const run = await runToEnd({ cwd: path, settings: { DATA_DIR: dataDir } });
		expectRefused(run, /data folder .* cannot be used.*Set DATA_DIR/);
	});

	test("when the store is no database", async () => {
		const { path, dataDir } = openFolder();
		writeFileSync(join(dataDir, "enquiries.sqlite"), "words, and no database at all\n".repeat(99));
		const run = await runToEnd({ cwd: path });
		expectRefused(run, /data folder .* cannot be used.*not a database.*Set DATA_DIR/);
	});

	test.each([
		["PORT", "eighty"],
		["SITE_URL", "kiteline.example"],
		["RATE_LIMIT_ENQUIRIES", "many"],
	])("when %s is %s", async (name, value) => {
		const { path } = openFolder();
		const run = await runToEnd({ cwd: path, settings: { [name]: value } });
		expectRefused(run, new RegExp(`^Setting: ${name}: .+ is not usable: .+`));
	});

	test.each([
		["WEBHOOK_SECRET", "tooshort"],
		["SMTP_URL", "smtp//anna:geheim@mail.example"],
	])("when %s is wrong, without writing the secret out", async (name, value) => {
		const { path } = openFolder();
		const run = await runToEnd({ cwd: path, settings: { [name]: value } });
		expectRefused(run, new RegExp(`^Setting: ${name}: `));
		expect(run.stderr.join()).not.toMatch(/tooshort|geheim/);
	});

	test.each([
		["DATADIR", "DATA_DIR"],
		["SMPT_URL", "SMTP_URL"],
	])("when a setting is misspelt as %s", async (name, meant) => {
		const { path } = openFolder();
		const run = await runToEnd({ cwd: path, settings: { [name]: "x" } });
		expectRefused(run, new RegExp(`^Setting: ${name} is not a setting; did you mean ${meant}\\?`));
	});

	test("when .env names what is no setting", async () => {
		const { path } = openFolder();
		writeFileSync(join(path, ".env"), "COLOUR=red\n");
		expectRefused(
			await runToEnd({ cwd: path }),
			/^Setting: COLOUR in \.env is not a setting; .*PORT/,
		);
	});

	test("when it is given arguments", async () => {
		const { path } = openFolder();
		const run = await runToEnd({ cwd: path, args: withArguments("--port", "4000") });
		expectRefused(run, /takes no arguments, found --port 4000\..*PORT=4000 npm start/);
	});

	test("when Node is too old, in words that any Node can read", async () => {
		const { path } = openFolder();
		const old = `data:text/javascript,
			Object.defineProperty(process, "version", { value: "v20.20.2" });
			Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });`;
		const args = ["--import", old, join(ROOT, "scripts/require-node.mjs")];
		expectRefused(
			await runToEnd({ cwd: path, args }),
			/Node 24 or newer, found v20\.20\.2.*npm ci/,
		);
	});
});
