import { expect, it } from "vitest";
import { listFiles } from "./listed-files.ts";

it("every part of the website is listed by a name, none by its file", () => {
	const listed = listFiles();
	expect(listed.length).toBeGreaterThan(50);
	expect(listed.filter(({ file, name }) => name === "" || name === file)).toEqual([]);
});
