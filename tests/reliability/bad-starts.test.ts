import { cpSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../support/listen.ts";
import { ROOT, START } from "../support/project-folder.ts";
import { openFolder, runToEnd } from "../support/started-process.ts";

type Case = {
	/** What goes wrong in the project's folder before the start. */
	spoil?: (folder: { path: string; dataDir: string }) => void;
	settings?: Record<string, string>;
	args?: string[];
	line: RegExp;
};

const NO_DATABASE = "words, and no database at all\n".repeat(99);
const OLD_NODE = `data:text/javascript,
	Object.defineProperty(process, "version", { value: "v20.20.2" });
	Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });`;

const CASES: Record<string, Case> = {
	"the host is no address of this machine": {
		settings: { HOST: "192.0.2.1" },
		line: /HOST 192\.0\.2\.1 .*Set HOST to/,
	},
	"the data folder is a file": {
		spoil: ({ path }) => writeFileSync(join(path, "data.txt"), ""),
		settings: { DATA_DIR: "./data.txt" },
		line: /data folder \.\/data\.txt cannot be used.*Set DATA_DIR/,
	},
	"the store is no database": {
		spoil: ({ dataDir }) => writeFileSync(join(dataDir, "enquiries.sqlite"), NO_DATABASE),
		line: /data folder .* cannot be used.*not a database.*Set DATA_DIR/,
	},
	"a setting is not usable, of which no secret is written out": {
		settings: { SMTP_URL: "smtp//anna:geheim@mail.example" },
		line: /^Setting: SMTP_URL: (?!.*geheim).+/,
	},
	".env names what is no setting": {
		spoil: ({ path }) => writeFileSync(join(path, ".env"), "COLOUR=red\n"),
		line: /^Setting: COLOUR in \.env is not a setting; .*PORT/,
	},
	"a file of the content has a fault": {
		spoil: ({ path }) => writeFileSync(join(path, "content/cities/pune/city.yaml"), "colour: ["),
		line: /^Content: content\/cities\/pune\/city\.yaml:\d+: /,
	},
	"it is given arguments": {
		args: [...START, "--port", "4000"],
		line: /takes no arguments, found --port 4000\..*PORT=4000 npm start/,
	},
	"Node is too old, in words that any Node can read": {
		args: ["--import", OLD_NODE, join(ROOT, "scripts/require-node.mjs")],
		line: /Node 24 or newer, found v20\.20\.2.*npm ci/,
	},
	"the server is started without its build": {
		spoil: ({ path }) => cpSync(join(ROOT, "scripts/serve.mjs"), join(path, "scripts/serve.mjs")),
		args: ["scripts/serve.mjs"],
		line: /^There is no build\/server\/index\.js\. Run npm start/,
	},
};

/** That the start ends at once, with this line and nothing else. */
async function expectRefused({ spoil, line, ...how }: Case) {
	const folder = openFolder({ ownContent: true });
	spoil?.(folder);
	const run = await runToEnd({ cwd: folder.path, ...how });
	expect(run.stderr).toEqual([expect.stringMatching(line)]);
	expect([0, null]).not.toContain(run.code);
	expect(run.stdout).toEqual([]);
}

describe("a start ends with one clear line", () => {
	test.each(Object.entries(CASES))("when %s", (_what, case_) => expectRefused(case_));

	test("when the port is in use", async () => {
		const { port, stop } = await listen(createServer());
		onTestFinished(stop);
		const line = new RegExp(`Port ${port} .*in use.*set PORT`);
		await expectRefused({ settings: { PORT: String(port) }, line });
	});
});
