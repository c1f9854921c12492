import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { openStores } from "#app/enquiries/open-stores.ts";
import { buildIfStale } from "../../scripts/fresh-build.ts";
import { getScript } from "./documented-commands.ts";
import { createNewEnquiry } from "./new-enquiry.ts";
import { buildEnvironment, ROOT } from "./project-folder.ts";

/** What no copy of the project needs, or would share with the original. */
const LEFT_OUT = /^(?:\.(?:ci|env.*|git|react-router)|data|node_modules|test-results)$/;
/**
 * Scripts that run for minutes, or install what they need. Some have a form that ends at once, which is run instead; of
 * the others it is only known that they exist.
 */
const LONG: Readonly<Record<string, { instead?: string; says?: RegExp }>> = {
	test: {},
	"test:quick": {},
	"test:clock": {},
	"test:full": { instead: "npm run test:full -- nothing", says: /No part is named nothing/ },
	"test:seeded-faults": {
		instead: "npm run test:seeded-faults -- no-such-fault",
		says: /test that fails/,
	},
	bench: { instead: "npm run bench -- nothing", says: /There is no bench nothing/ },
	check: {},
	fonts: {},
	screens: {},
};
/** Scripts that serve until they are stopped. */
const SERVING = /^npm (?:start|run dev|run content:start -- --demo)$/;
/** Commands that end with exit code 1 here, and what they say then. */
const REJECTED: Readonly<Record<string, RegExp>> = {
	"content:check": /to be kept out of search engines|samples of the demonstration agency are left/,
	"content:new": /is there already\.$|^There is no (?:city|service) /m,
	"content:start": /--answers/,
	enquiries: /samples are for an empty one/,
	indexnow: /^SITE_URL is .* no search engine can reach/m,
};
/** What commands say that ask for a yes where nobody can be asked. */
const UNASKED = /Nobody can be asked/;

const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

export type Agency = { content: string; city: string; service: string };

/** A project with packages and a build, in which commands write what they like. */
export type DocumentedProject = { path: string; remove: () => void };

/** Copies the project to a folder of its own, with the packages of this one. */
export function copyProject(): DocumentedProject {
	buildIfStale();
	const path = mkdtempSync(join(tmpdir(), "documented-"));
	const names = readdirSync(ROOT).filter((name) => !LEFT_OUT.test(name));
	// Of the times of files, by which a build is fresh, this copies every digit.
	execFileSync("cp", ["--archive", ...names.map((name) => join(ROOT, name)), path]);
	mkdirSync(join(path, "node_modules"));
	for (const name of readdirSync(join(ROOT, "node_modules")))
		if (!/^\.(?:cache|vite)/.test(name))
			symlinkSync(join(ROOT, "node_modules", name), join(path, "node_modules", name));
	return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Creates a store with an enquiry and two owners, and returns the enquiry's id. */
async function createStore(folder: string): Promise<string> {
	const { enquiries, database } = await openStores({ DATA_DIR: folder, DATABASE_URL: undefined });
	const { id } = await enquiries.save(createNewEnquiry(), []);
	const people = createPeopleStore(database);
	for (const name of ["meera", "kabir"]) await people.invite(name, `${name}@example.com`, "owner");
	await database.close();
	return id;
}

/** Returns what to run for a documented command: its placeholders stand for what there is. */
function fillIn(command: string, { city, service }: Agency, id: string): string {
	return command
		.replace(/^CONTENT_DIR=\S+ /, "")
		.replace(/\bID$/, id.slice(0, 8))
		.replace(/\bEMAIL\b/, "meera@example.com")
		.replace(/--city \S+/, `--city ${city}`)
		.replace(/(local-service|--service) \S+/, `$1 ${service}`)
		.replace(/invite (.*) meera@/, "invite $1 meera.shah@");
}

/**
 * Runs a documented command in a copy of the project, with a copy of an agency's content and a store of its own. Returns
 * what went wrong, or null.
 */
export async function runDocumented(
	{ path: cwd }: DocumentedProject,
	agency: Agency,
	command: string,
): Promise<string | null> {
	const script = getScript(command) ?? "";
	const long = LONG[script];
	if (long && !long.instead)
		return script in scripts ? null : `There is no script ${script}: ${command}`;
	const folder = mkdtempSync(join(tmpdir(), "documented-agency-"));
	try {
		const CONTENT_DIR = join(folder, "content");
		cpSync(agency.content, CONTENT_DIR, { recursive: true });
		const DATA_DIR = join(folder, "data");
		mkdirSync(DATA_DIR);
		const id = await createStore(DATA_DIR);
		const line = long?.instead ?? fillIn(command, agency, id);
		const settings = { CONTENT_DIR, DATA_DIR, BACKUPS: folder, PORT: "0" };
		const { code, output } = await runLine(line, { cwd, settings });
		const rejected = REJECTED[script];
		const isExpected =
			long?.says?.test(output) || code === 0 || rejected?.test(output) || UNASKED.test(output);
		return isExpected ? null : `${line} ended with ${code}:\n${output}`;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

type LineOptions = { cwd: string; settings: Record<string, string> };

/** Runs a line of a shell to its end; one that serves is asked for a page, and ended. */
export async function runLine(line: string, { cwd, settings }: LineOptions) {
	const env = { ...buildEnvironment(settings), NODE_ENV: "" };
	const child = spawn("sh", ["-c", line], {
		cwd,
		env,
		detached: true,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	const ended = once(child, "close");
	let pages: Promise<number> | undefined;
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			const [origin] = /(?<= is at )http:\/\/localhost:\d+/.exec(output) ?? [];
			if (!SERVING.test(line) || !origin || pages) return;
			pages = fetch(origin.replace("localhost", "127.0.0.1")).then(({ status }) => status);
			// The process that serves and those that started it are one group.
			void pages.finally(() => child.pid && process.kill(-child.pid, "SIGTERM"));
		});
	const [code] = await ended;
	if (!SERVING.test(line)) return { code, output };
	return { code: (await pages) === 200 ? 0 : `${code}, and no page`, output };
}
