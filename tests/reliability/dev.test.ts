import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPeopleStore } from "../../app/desk/store/people-store.ts";
import { openStores } from "../../app/enquiries/open-stores.ts";
import { copyContent, editFile } from "../support/copied-content.ts";
import { ROOT } from "../support/project-folder.ts";
import { startProcess } from "../support/started-process.ts";

const SOURCES = ["app", "scripts", "server", "package.json", "react-router.config.ts"];

/** The path of a copy of the sources, with the packages of this project, caches of its own and less content. */
function copyProject(): string {
	const copy = copyContent();
	for (const name of [...SOURCES, "tsconfig.json", "vite.config.ts"])
		cpSync(join(ROOT, name), join(copy, name), { recursive: true });
	mkdirSync(join(copy, "node_modules"));
	for (const name of readdirSync(join(ROOT, "node_modules")))
		if (!name.startsWith("."))
			symlinkSync(join(ROOT, "node_modules", name), join(copy, "node_modules", name));
	return copy;
}

function replaceInFile(path: string, before: string, after: string): void {
	writeFileSync(path, readFileSync(path, "utf8").replace(before, after));
}

test("npm run dev serves pages, desk, hooks and health with headers and limits, shows what is saved, and ends by SIGTERM", async () => {
	const cwd = copyProject();
	const { database } = await openStores({ DATA_DIR: join(cwd, "data"), DATABASE_URL: undefined });
	await createPeopleStore(database).invite("Meera", "meera@x.example", "owner");
	await database.close();
	const script = join(cwd, "scripts/dev.ts");
	const started = startProcess({
		cwd,
		// As in package.json.
		args: ["--conditions=development", "--disable-warning=ExperimentalWarning", script],
		settings: { NODE_ENV: "development" },
	});
	const origin = await started.origin();
	const request = (path: string, init?: RequestInit) => fetch(origin + path, init);
	const read = async (path: string) => (await request(path)).text();

	const home = await request("/");
	expect(await home.text()).toContain('import "/@id/');
	expect(home.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'sha256-/);
	const entry = await request("/app/entry.client.tsx");
	expect(entry.headers.get("Content-Type")).toBe("text/javascript");
	const body = new URLSearchParams({ message: "a".repeat(64 * 1024) });
	const responses = await Promise.all([
		request("/livez"),
		request("/readyz"),
		request("/desk"),
		request("/hooks/content", { method: "POST" }),
		request("/contact", { method: "POST", body }),
		request("/", { method: "PUT" }),
	]);
	expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404, 413, 405]);
	expect(await responses[3].text()).toBe("There is no such hook.");

	expect(await read("/desk/sign-in")).toContain("Sign in to the desk");
	replaceInFile(join(cwd, "app/messages/en/desk-sign-in.server.ts"), "Sign in to", "Come in to");
	await expect.poll(() => read("/desk/sign-in")).toContain("Come in to the desk");
	editFile(cwd, "content/site.yaml", ["name"], "Umbrella");
	await expect.poll(() => read("/about")).toMatch(/<title>[^<]*Umbrella<\/title>/);

	started.end("SIGTERM");
	expect([await started.ended, started.output.stderr]).toEqual([0, ""]);
});
