import { expect, it } from "vitest";
import type { Texts } from "#app/content/files/layered-texts.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { buildSound } from "./build-sound.ts";
import { createLayer, type Version } from "./lay-over.ts";

function toVersion(file: string, number: number): Version {
	const [staffId, at] = ["staff", "2026-11-25T06:30:00.000Z"];
	return {
		file,
		number,
		text: file,
		baseText: null,
		replaced: 0,
		staffId,
		authorId: null,
		at,
		kind: "publish",
		isTaken: 0,
	};
}

const layAll = (...files: string[]) =>
	createLayer(() => null)(files.map((file, at) => toVersion(file, at + 1)));

/** Builds of texts the names of their files, if none is rejected. */
function build(texts: Texts, findIssue: (texts: Texts) => string | null): string[] {
	const file = findIssue(texts);
	if (file !== null)
		throw new ContentError([{ file: `content/${file}`, field: "title", reason: "is missing" }]);
	return [...texts.keys()];
}

function buildAll(files: string[], findIssue: (texts: Texts) => string | null) {
	let count = 0;
	const { laid, snapshot } = buildSound(layAll(...files), {
		build: (texts) => {
			count += 1;
			return build(texts, findIssue);
		},
		toFile: (path) => path.replace("content/", ""),
	});
	const aside = [...laid.files].filter(([, { state }]) => state === "set-aside");
	return { snapshot, count, aside: aside.map(([file, { problem }]) => `${file}: ${problem}`) };
}

it("sets the version aside that an issue names, and lays the others over", () => {
	expect(buildAll(["a", "b", "c"], (texts) => (texts.has("b") ? "b" : null))).toEqual({
		snapshot: ["a", "c"],
		count: 2,
		aside: ["b: content/b: title: is missing"],
	});
});

it("finds the versions that break files which have none, and keeps those before and behind them", () => {
	const files = [...Array(40).keys()].map(String);
	const { snapshot, count, aside } = buildAll(files, (texts) =>
		texts.has("7") || (texts.has("20") && texts.has("30")) ? "home.yaml" : null,
	);
	expect(snapshot).toEqual(files.filter((file) => file !== "7" && file !== "30"));
	expect(aside).toHaveLength(2);
	expect(count).toBeLessThan(20);
});

it("sets a version aside whatever it makes of its reader", () => {
	const builder = {
		build: (texts: Texts) => {
			if (texts.has("b")) throw new RangeError("Maximum call stack size exceeded");
			return texts.size;
		},
		toFile: (path: string) => path,
	};
	const { laid, snapshot } = buildSound(layAll("a", "b"), builder);
	expect(snapshot).toBe(1);
	expect(laid.files.get("b")?.problem).toBe("Maximum call stack size exceeded");
});

it("throws what is wrong with the files alone", () => {
	expect(() => buildAll(["a"], () => "site.yaml")).toThrow("content/site.yaml: title: is missing");
});
