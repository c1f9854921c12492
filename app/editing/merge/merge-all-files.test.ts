import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { getEnv } from "#app/platform/env.server.ts";
import { changeText } from "../text/change-text.ts";
import { parseData } from "../text/read-text.ts";
import { applyChange, type Path, type TextChange } from "../text/text-change.ts";
import { mergeFiles } from "./merge-files.ts";

/** Lists the paths of all texts in parsed data, in the order of the file. */
function listTexts(data: unknown, path: Path = []): Path[] {
	if (typeof data === "string") return [path];
	if (Array.isArray(data)) return data.flatMap((entry, at) => listTexts(entry, [...path, at]));
	if (typeof data !== "object" || data === null) return [];
	return Object.entries(data).flatMap(([name, value]) => listTexts(value, [...path, name]));
}

it("merges changes of neighbouring texts in every file of an agency, and names no conflict", () => {
	const folder = getEnv().CONTENT_DIR;
	const files = globSync("**/*.yaml", { cwd: folder });
	expect(files.length).toBeGreaterThan(50);
	for (const file of files) {
		const base = readFileSync(join(folder, file), "utf8");
		const data = parseData(base);
		const texts = listTexts(data);
		const at = Math.floor(texts.length / 2) - 1;
		const [one, other] = [texts[at], texts[at + 1]];
		if (!one || !other) continue;
		const mine: TextChange = { kind: "set", path: one, value: "What the desk has written" };
		const theirs: TextChange = { kind: "set", path: other, value: "What the folder has" };
		const merged = mergeFiles(file, {
			base,
			mine: changeText(base, [mine], { isMarkdown: false }),
			theirs: changeText(base, [theirs], { isMarkdown: false }),
		});
		expect(merged.conflicts, file).toEqual([]);
		const wanted = [mine, theirs].reduce(applyChange, data);
		expect(parseData(merged.text ?? ""), file).toEqual(wanted);
	}
});
