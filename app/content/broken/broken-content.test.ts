import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyContent, loadFaulty } from "../copy-for-tests.ts";
import { describeFault } from "../fault.ts";
import { BROKEN_CONTENT } from "./broken-content-for-tests.ts";
import { addSampleFiles, PERSON, POST } from "./sample-files-for-tests.ts";

it("begins with content that is sound", () => {
	expect(tellFaults(() => {})).toEqual([]);
});

it.each(BROKEN_CONTENT)("tells of $name", ({ act, lines }) => {
	expect(tellFaults(act)).toEqual(lines);
});

it("has at least 20 kinds of broken content, each with a name of its own", () => {
	expect(new Set(BROKEN_CONTENT.map(({ name }) => name)).size).toBe(BROKEN_CONTENT.length);
	expect(BROKEN_CONTENT.length).toBeGreaterThanOrEqual(20);
});

it("is none with the mark and the line ends that Windows writes", () => {
	const faults = tellFaults((root) => {
		for (const file of [PERSON, POST]) {
			const text = readFileSync(join(root, file), "utf8");
			writeFileSync(join(root, file), `\ufeff${text.replaceAll("\n", "\r\n")}`);
		}
	});
	expect(faults).toEqual([]);
});

function tellFaults(act: (root: string) => void): string[] {
	const root = copyContent();
	addSampleFiles(root);
	act(root);
	return loadFaulty(root).map(describeFault);
}
