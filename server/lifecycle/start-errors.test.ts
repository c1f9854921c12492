import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSqlite } from "#app/database/open-database.ts";
import { ContentError } from "#app/platform/content-error.ts";
import { parseEnv, SettingsError } from "#app/platform/env.server.ts";
import { createFolder } from "../../tests/support/copied-content.ts";
import { createLimitedServer, listen } from "../limits/create-server.ts";
import { formatStartError } from "./start-errors.ts";

it.each<[code: string, syscall: string, settings: Record<string, string>, line: RegExp]>([
	["EADDRINUSE", "listen", { METRICS_PORT: "91" }, /^Port 91 on .* in use\..* set METRICS_PORT/],
	["EACCES", "listen", { PORT: "80" }, /^Port 80 may not be opened/],
	["EAI_AGAIN", "getaddrinfo", { HOST: "far" }, /^HOST far is not an address of this machine/],
	["ENOSPC", "write", { DATA_DIR: "/full" }, /^The data folder \/full cannot be used.*DATA_DIR/],
	["EWHAT", "burn", {}, /^The site cannot start: EWHAT: burn$/],
])(
	"a start that ends by %s of %s is explained in one line: %j",
	(code, syscall, settings, line) => {
		const port = Number(settings.METRICS_PORT ?? settings.PORT);
		const error = Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, port });
		expect(formatStartError(error, parseEnv(settings))).toEqual([expect.stringMatching(line)]);
	},
);

it("a wrong setting and an error of the content are named as what they are", () => {
	const setting = new SettingsError(["SMTP_URL: is not a URL"]);
	expect(formatStartError(setting, undefined)).toEqual(["Setting: SMTP_URL: is not a URL"]);
	const issue = { file: "content/site.yaml", line: 3, field: "name", reason: "is missing" };
	const lines = formatStartError(new ContentError(Array(25).fill(issue)), undefined);
	expect(lines[0]).toBe("Content: content/site.yaml:3: name: is missing");
	expect(lines.slice(20)).toEqual(["Content: and 5 more; npm run content:check tells all"]);
});

it("what the system says of a host and a data folder is explained in one line", async () => {
	const folder = createFolder();
	const file = join(folder, "file");
	const noDatabase = "words, and no database at all\n".repeat(99);
	for (const path of [file, join(folder, "enquiries.sqlite")]) writeFileSync(path, noDatabase);
	const explain = async (settings: Record<string, string>, start: Promise<unknown>) =>
		formatStartError(await start.catch((error: unknown) => error), parseEnv(settings)).join("\n");
	expect(
		await explain({ HOST: "192.0.2.1" }, listen(createLimitedServer(), 0, "192.0.2.1")),
	).toMatch(/^HOST 192\.0\.2\.1 .*Set HOST to 127\.0\.0\.1 or 0\.0\.0\.0\.$/);
	const unusable = /^The data folder .* cannot be used .*Set DATA_DIR to a folder .*$/;
	expect(await explain({ DATA_DIR: file }, openSqlite(file))).toMatch(unusable);
	expect(await explain({ DATA_DIR: folder }, openSqlite(folder))).toMatch(unusable);
});
