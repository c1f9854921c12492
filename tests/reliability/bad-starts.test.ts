import { cpSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../support/listen.ts";
import { ROOT, START } from "../support/project-folder.ts";
import { openFolder, runToEnd } from "../support/started-process.ts";

const OLD_NODE = `data:text/javascript,
	Object.defineProperty(process, "version", { value: "v20.20.2" });
	Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } });`;

// server/lifecycle/start-errors.test.ts has the other reasons for which the built server does not start.
test("a start that cannot succeed ends at once with one clear line", async () => {
	const { path: cwd } = openFolder();
	cpSync(join(ROOT, "scripts/serve.mjs"), join(cwd, "scripts/serve.mjs"));
	const { port, stop } = await listen(createServer());
	onTestFinished(stop);
	const requireNode = join(ROOT, "scripts/require-node.mjs");
	const runs = await Promise.all([
		runToEnd({ cwd, settings: { PORT: String(port) } }),
		runToEnd({ cwd, args: [...START, "--port", "4000"] }),
		runToEnd({ cwd, args: ["--import", OLD_NODE, requireNode] }),
		runToEnd({
			cwd,
			args: [requireNode],
			settings: { npm_config_user_agent: "npm/9.2.0 node/v18.20.4 linux x64 workspaces/false" },
		}),
		runToEnd({ cwd, args: ["scripts/serve.mjs"] }),
		runToEnd({ cwd, settings: { CONTENT_DIR: "elsewhere" } }),
		runToEnd({ cwd, settings: { SITE_URL: "https://www.agency.in" } }),
	]);
	expect(runs.map(({ stderr }) => stderr)).toEqual([
		[expect.stringMatching(/^Port \d+ .*in use.*set PORT/)],
		[expect.stringMatching(/takes no arguments, found --port 4000\..*PORT=4000 npm start/)],
		[expect.stringMatching(/Node 24 or newer, found v20\.20\.2.*npm ci/)],
		[expect.stringMatching(/npm 11 or newer, found 9\.2\.0.*npm@11.*operating\.md.*npm ci/)],
		[expect.stringMatching(/^There is no build\/server\/index\.js\. Run npm start/)],
		[expect.stringMatching(/^Content: elsewhere: there is no such folder; set CONTENT_DIR/)],
		[expect.stringMatching(/^Setting: CONTENT_DIR: .*\bcontent has .*DEMONSTRATION=yes/)],
	]);
	expect(runs.map(({ code, stdout }) => [code, stdout])).toEqual(Array(7).fill([1, []]));
});
