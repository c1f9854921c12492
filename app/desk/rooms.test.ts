import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const FOLDER = import.meta.dirname;
const DESK = "#app/desk/";

/** The rooms of the desk in their order: each imports from those before it alone. */
const ROOMS = [
	"search",
	"times",
	"store",
	"passkeys",
	"request",
	"emails",
	"page",
	"changes",
	"push",
	"conversation",
	"texts",
	"calls",
	"enquiry",
	"inbox",
	"numbers",
	"sign-in",
	"people",
	"commands",
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

it("each folder of the desk is one of the rooms", () => {
	const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	expect(folders.map(({ name }) => name).toSorted()).toEqual(ROOMS.toSorted());
});

it("a room imports from itself and those before it, and from no loose file of the desk", () => {
	const upwards = listImports().filter(({ file, imported }) => {
		const [from, to] = [getRoom(file), getRoom(imported)];
		return from !== "" && !(to !== "" && ROOMS.indexOf(to) <= ROOMS.indexOf(from));
	});
	expect(upwards).toEqual([]);
});
