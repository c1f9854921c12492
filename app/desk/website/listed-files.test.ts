import { expect, it } from "vitest";
import { reloadContent } from "#app/content/content.server.ts";
import { AGENCY } from "../../../tests/support/agency.ts";
import { listFiles } from "./listed-files.ts";

it("every part of the website is listed by a name, none by its file", () => {
	reloadContent(AGENCY);
	const listed = listFiles();
	expect(listed.length).toBeGreaterThan(50);
	expect(listed.filter(({ file, name }) => name === "" || name === file)).toEqual([]);
});
