import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { BrokenKind } from "../../app/content/broken/break-for-tests.ts";
import { BROKEN_CONTENT } from "../../app/content/broken/broken-content-for-tests.ts";
import { addSampleFiles, PERSON } from "../../app/content/broken/sample-files-for-tests.ts";
import { makeProjectFolder } from "../support/project-folder.ts";
import { runToEnd } from "../support/started-process.ts";

/** Starts at the same time: more would only wait for each other. */
const AT_ONCE = 3;

test.each(inGroups(BROKEN_CONTENT, AT_ONCE).map((kinds) => [listNames(kinds), kinds] as const))(
	"the site does not start with %s, and says so",
	async (_names, kinds) => {
		const runs = await Promise.all(kinds.map(({ act }) => startWith(act)));
		expect(runs).toEqual(
			kinds.map(({ lines }) => ({
				code: 1,
				stdout: [],
				stderr: lines.map((line) => `Content: ${line}`),
			})),
		);
	},
);

test("more faults than can be read are counted", async () => {
	const unknown = Array.from({ length: 25 }, (_, at) => `${PERSON.replace("asha", `a${at}`)}x`);
	const { code, stderr } = await startWith((root) => {
		for (const file of unknown) writeFileSync(join(root, file), "");
	});
	expect(code).toBe(1);
	expect(stderr).toHaveLength(21);
	expect(stderr.at(-1)).toBe("Content: and 5 more; npm run content:check tells all");
});

function startWith(act: BrokenKind["act"]) {
	const { path, remove } = makeProjectFolder({ ownContent: true });
	onTestFinished(remove);
	addSampleFiles(path);
	act(path);
	return runToEnd({ cwd: path });
}

function inGroups<T>(entries: readonly T[], size: number): T[][] {
	return Array.from({ length: Math.ceil(entries.length / size) }, (_, at) =>
		entries.slice(at * size, (at + 1) * size),
	);
}

function listNames(kinds: readonly BrokenKind[]): string {
	return kinds.map(({ name }) => name).join("; ");
}
