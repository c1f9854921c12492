import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const FOLDER = import.meta.dirname;
const DESK = "#app/desk/";

/** The rooms that others import from, in their order: each imports from those before it alone. */
const SHARED = [
	"words",
	"search",
	"times",
	"store",
	"passkeys",
	"request",
	"emails",
	"page",
	"markdown",
	"changes",
	"push",
	"conversation",
	"texts",
	"calls",
	"sign-in",
	"people",
	"samples",
];

/** Lists the files of the desk with what each imports from it, in both cases by the path within the desk. */
function listImports(): { file: string; imported: string }[] {
	const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
	const files = entries
		.filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
	return files.flatMap((path) => {
		const { module } = parseSync(path, readFileSync(path, "utf8"));
		const file = relative(FOLDER, path);
		return module.staticImports
			.map(({ moduleRequest }) => moduleRequest.value)
			.filter((name) => name.startsWith(DESK) || name.startsWith("."))
			.map((name) => ({
				file,
				imported: name.startsWith(DESK) ? name.slice(DESK.length) : join(dirname(file), name),
			}));
	});
}

const getRoom = (path: string) => (path.includes("/") ? path.slice(0, path.indexOf("/")) : "");

/** Returns whether a file of one room may import from another one. No room imports from the loose files of the desk. */
function mayImport(from: string, to: string): boolean {
	if (from === to) return true;
	const at = SHARED.indexOf(from);
	return (at < 0 ? SHARED : SHARED.slice(0, at)).includes(to);
}

it("a room imports from itself and from the shared rooms before it", () => {
	const inRooms = listImports().filter(({ file }) => getRoom(file) !== "");
	expect(inRooms.length).toBeGreaterThan(0);
	const upwards = inRooms.filter(
		({ file, imported }) => !mayImport(getRoom(file), getRoom(imported)),
	);
	expect(upwards).toEqual([]);
});
