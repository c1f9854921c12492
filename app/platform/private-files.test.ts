import {
	chmodSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { restrictFolder } from "./private-files.ts";

const getMode = (path: string) => (lstatSync(path).mode & 0o777).toString(8);

test("others lose their rights to a folder and what is in it, and its user keeps theirs", () => {
	const outside = mkdtempSync(join(tmpdir(), "outside-"));
	const folder = mkdtempSync(join(tmpdir(), "data-"));
	onTestFinished(() => {
		for (const each of [outside, folder]) rmSync(each, { recursive: true });
	});
	chmodSync(outside, 0o755);
	writeFileSync(join(outside, "theirs"), "");
	chmodSync(join(outside, "theirs"), 0o644);
	mkdirSync(join(folder, "pictures"));
	for (const name of ["enquiries.sqlite", "pictures/a.avif"]) writeFileSync(join(folder, name), "");
	chmodSync(join(folder, "enquiries.sqlite"), 0o644);
	chmodSync(join(folder, "pictures"), 0o755);
	chmodSync(join(folder, "pictures/a.avif"), 0o640);
	symlinkSync(outside, join(folder, "link"));
	for (const name of ["a", "b", "c"]) symlinkSync(".", join(folder, name));
	chmodSync(folder, 0o755);
	expect(restrictFolder(folder)).toBe(2);
	const names = ["", "enquiries.sqlite", "pictures", "pictures/a.avif"];
	expect(names.map((name) => getMode(join(folder, name)))).toEqual(["700", "600", "700", "600"]);
	expect([getMode(outside), getMode(join(outside, "theirs"))]).toEqual(["755", "644"]);
	expect(restrictFolder(folder)).toBe(0);
	// Nobody else may enter the folder.
	chmodSync(join(folder, "enquiries.sqlite"), 0o644);
	expect(restrictFolder(folder)).toBe(1);
	expect(getMode(join(folder, "enquiries.sqlite"))).toBe("600");
	expect(restrictFolder(join(folder, "nothing"))).toBe(0);
});
