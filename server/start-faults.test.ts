import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ContentError } from "#app/content/fault.ts";
import { openSqlite } from "#app/enquiries/store/open-database.ts";
import { parseEnv } from "#app/env.ts";
import { explainStartFault } from "./start-faults.ts";

describe("settings", () => {
	it("have one line per fault", () => {
		const fault = catchFault(() => parseEnv({ PORT: "http", SITEURL: "x" }));
		expect(explainStartFault(fault, undefined)).toEqual([
			expect.stringMatching(/^Setting: SITEURL is not a setting/),
			expect.stringMatching(/^Setting: PORT: "http" is not usable/),
		]);
	});
});

describe("content", () => {
	it("has one line per fault, with file, line and field", () => {
		const fault = new ContentError([
			{ file: "content/site.yaml", line: 3, field: "name", reason: "is too long" },
			{ file: "content/pages/home.yaml", field: "", reason: "is missing" },
		]);
		expect(explainStartFault(fault, parseEnv({}))).toEqual([
			"Content: content/site.yaml:3: name: is too long",
			"Content: content/pages/home.yaml: is missing",
		]);
	});

	it("has no more lines than can be read, and says how many are left out", () => {
		const explain = (count: number) =>
			explainStartFault(
				new ContentError(Array(count).fill({ file: "a.yaml", field: "", reason: "is missing" })),
				parseEnv({}),
			);
		expect(explain(20)).toEqual(Array(20).fill("Content: a.yaml: is missing"));
		expect(explain(23)).toEqual([
			...explain(20),
			"Content: and 3 more; npm run content:check tells all",
		]);
	});
});

describe("the port", () => {
	it("is named when something else listens on it", async () => {
		const first = createServer();
		onTestFinished(() => void first.close());
		await new Promise<void>((done) => first.listen(0, "127.0.0.1", done));
		const address = first.address();
		const port = typeof address === "object" && address ? address.port : 0;
		const fault = await listenFaultily(port, "127.0.0.1");
		expect(explainStartFault(fault, parseEnv({ PORT: String(port) }))).toEqual([
			expect.stringMatching(`^Port ${port} on 127\\.0\\.0\\.1 is in use\\..*PORT`),
		]);
	});

	it("is named when this user may not open it", () => {
		const fault = systemFault("EACCES", "listen EACCES: permission denied 127.0.0.1:80", "listen");
		expect(explainStartFault(fault, parseEnv({ PORT: "80" }))).toEqual([
			expect.stringMatching(/^Port 80 may not be opened/),
		]);
	});
});

describe("the host", () => {
	it("is named when it is no address of this machine", async () => {
		const fault = await listenFaultily(0, "203.0.113.7");
		expect(explainStartFault(fault, parseEnv({ HOST: "203.0.113.7" }))).toEqual([
			expect.stringMatching(/^HOST 203\.0\.113\.7 is not an address of this machine/),
		]);
	});

	it.each(["ENOTFOUND", "EAI_AGAIN"])("is named when its name leads nowhere: %s", (code) => {
		const fault = systemFault(code, `getaddrinfo ${code} nowhere`, "getaddrinfo");
		expect(explainStartFault(fault, parseEnv({ HOST: "nowhere" }))).toEqual([
			expect.stringMatching(/^HOST nowhere is not an address of this machine/),
		]);
	});
});

describe("the data folder", () => {
	it("is named when a file stands in its place", async () => {
		const file = join(makeFolder(), "data");
		writeFileSync(file, "");
		const fault = await openSqlite(file).catch((error: unknown) => error);
		expect(explainStartFault(fault, parseEnv({ DATA_DIR: file }))).toEqual([
			expect.stringContaining(`The data folder ${file} cannot be used`),
		]);
	});

	it("is named when the database in it is none", async () => {
		const folder = makeFolder();
		writeFileSync(join(folder, "enquiries.sqlite"), "a text that is not a database at all");
		const fault = await openSqlite(folder).catch((error: unknown) => error);
		expect(explainStartFault(fault, parseEnv({ DATA_DIR: folder }))).toEqual([
			expect.stringMatching(`${folder} cannot be used.*not a database.*DATA_DIR`),
		]);
	});

	it("is named when it may not be made, whatever it is called", () => {
		const fault = systemFault(
			"EACCES",
			"EACCES: permission denied, mkdir '/srv/listen/data'",
			"mkdir",
		);
		expect(explainStartFault(fault, parseEnv({ DATA_DIR: "/srv/listen/data" }))).toEqual([
			expect.stringContaining("The data folder /srv/listen/data cannot be used"),
		]);
	});
});

describe("anything else", () => {
	it.each([new Error("the roof is on fire"), "the roof is on fire"])(
		"is told in its own words",
		(fault) => {
			const lines = ["The site cannot start: the roof is on fire"];
			expect(explainStartFault(fault, undefined)).toEqual(lines);
			expect(explainStartFault(fault, parseEnv({}))).toEqual(lines);
		},
	);

	it.each([null, undefined, 5, {}, new Error("")])("still makes one line: %j", (fault) => {
		expect(explainStartFault(fault, parseEnv({}))).toEqual([expect.stringMatching(/^The site .+/)]);
	});
});

function catchFault(work: () => unknown): unknown {
	try {
		work();
	} catch (error) {
		return error;
	}
	throw new Error("nothing was thrown");
}

function listenFaultily(port: number, host: string): Promise<unknown> {
	return new Promise((done, reject) => {
		const server = createServer();
		server.on("error", done);
		server.listen(port, host, () => server.close(() => reject(new Error("it listens"))));
	});
}

/** An error as the system gives it where a test cannot bring it about, since root may do all. */
function systemFault(code: string, message: string, syscall: string): Error {
	return Object.assign(new Error(message), { code, syscall });
}

function makeFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "start-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}
