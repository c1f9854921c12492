import { basename } from "node:path";
import { expect, it } from "vitest";
import { isEnough } from "./request/desk-route.ts";
import { ROUTES } from "./routes.ts";

const modules = import.meta.glob<object>("./**/*.route.{ts,tsx}", { eager: true });

/**
 * Returns the name of a path's module: `bookings.$id` for `/desk/bookings/:id`, and `index` for `/desk`. What a segment may
 * be is not in the name.
 */
function toModuleName(path: string): string {
	const name = path.slice("/desk/".length).replace(/\{.+\}/, "");
	return name.replaceAll("/", ".").replaceAll(":", "$") || "index";
}

it("each address stands in the module of its name, and each module in the list", () => {
	const listed = ROUTES.map((route) => [toModuleName(route.path), route] as const);
	const found = Object.entries(modules).flatMap(([file, module]) =>
		Object.values(module)
			.filter((value) => value instanceof Object && "path" in value)
			.map((route) => [basename(file).replace(/\.route\.tsx?$/, ""), route] as const),
	);
	expect(new Map(found)).toEqual(new Map(listed));
	expect(found).toHaveLength(ROUTES.length);
	expect(Object.keys(modules)).toHaveLength(ROUTES.length);
});

it("each does something, and strangers find what signs them in alone, with its colours", () => {
	for (const { path, get, post, actions } of ROUTES)
		expect(get ?? post ?? actions, path).toBeDefined();
	const open = ROUTES.filter(({ role }) => role === "anybody").map(({ path }) => path);
	expect(open.toSorted()).toEqual(["/desk/colours.css", "/desk/sign-in", "/desk/sign-in/:token"]);
});

it("owners may do everything, and members nothing of owners", () => {
	const owner = { role: "owner", mayPublish: 0 } as const;
	const member = { role: "member", mayPublish: 0 } as const;
	for (const needed of ["member", "publisher", "owner"] as const)
		expect(isEnough(owner, needed), needed).toBe(true);
	expect(isEnough(member, "member")).toBe(true);
	expect(isEnough(member, "publisher")).toBe(false);
	expect(isEnough({ ...member, mayPublish: 1 }, "publisher")).toBe(true);
	expect(isEnough({ ...member, mayPublish: 1 }, "owner")).toBe(false);
});
