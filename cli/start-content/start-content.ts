import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv as parseDotEnv } from "node:util";
import { Command } from "commander";
import { loadContent } from "#app/content/load.ts";
import { begin } from "#app/desk/commands/begin.ts";
import { setPort } from "#app/platform/env.server.ts";
import { keepFilesPrivate } from "#app/platform/private-files.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import type { CliContext, CreateCommand } from "../../app/platform/terminal/program.ts";
import { readAnswers } from "./answers.ts";
import { askForAnswers } from "./ask-for-answers.ts";
import { hasState } from "./country.ts";
import { writeContent } from "./write-content.ts";

const DESCRIPTION = `Begins a site of your own: asks ten questions, writes the content of your agency into a folder, sets CONTENT_DIR to it in .env, and starts the site. What was not asked for is left out until you write it. The last line is the address at which the agency's e-mail address signs in to the desk once, to go on in the browser.

Example: npm run content:start -- --empty
         npm run content:start -- --empty --answers answers.yaml
         npm run content:start -- --demo`;

type Options = {
	empty?: boolean;
	demo?: boolean;
	answers?: string;
	folder: string;
	start: boolean;
};

/** Starts the site with a folder of content, calls `onStart` once it serves, and resolves when it ends. */
export type StartSite = (folder: string, onStart: () => Promise<void>) => Promise<void>;

/** The first line of the report of a start, which comes once the site serves. */
const STARTED = / is at http:\/\/\S+:(\d+)$/m;

/** Creates the command for a project's folder. */
export function startContent(root: string, startSite: StartSite = startOwnSite): CreateCommand {
	return (context: CliContext) => {
		const { terminal } = context;
		const start = (folder: string, findOwner: () => Owner) =>
			startSite(folder, () => openDesk(context, findOwner));
		return new Command("npm run content:start --")
			.description(DESCRIPTION)
			.option("--empty", "a new agency, with nothing of the demonstration")
			.option("--demo", "the demonstration agency, as it ships")
			.option("--answers <file>", "a YAML file with the answers, instead of questions")
			.option("--folder <path>", "the folder for the new agency's content", "my-agency")
			.option("--no-start", "only writes the content")
			.action(async ({ empty, demo, answers, folder, start: isStarted }: Options) => {
				if (Boolean(empty) === Boolean(demo))
					throw new UserError("Say which: --empty for an agency of your own, or --demo.");
				if (demo) return start("content", () => findAgency(resolve(root, "content")));
				const path = resolve(root, folder);
				const given = answers ? readAnswers(answers) : await askForAnswers(terminal);
				const files = writeContent(path, given);
				for (const file of files) await terminal.print(`${file} is written.`);
				await terminal.print(setContentFolder(root, folder));
				if (!given.state && hasState(given.country))
					await terminal.print(
						"Addresses in your country name a state or province: add addressRegion and townLine in site.yaml.",
					);
				const { email, name, people } = given;
				if (isStarted) await start(folder, () => ({ email, name: people[0]?.name ?? name }));
			});
	};
}

/** The first owner of a desk. */
type Owner = { name: string; email: string };

function findAgency(folder: string): Owner {
	const { name, email } = loadContent(folder).site;
	return { name, email };
}

/** Ends a start with the address at which one goes on in the browser. The site serves also where there is none. */
async function openDesk(context: CliContext, findOwner: () => Owner): Promise<void> {
	try {
		keepFilesPrivate();
		if (context.env.DESK) await begin(context, findOwner());
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		context.terminal.note(`There is no address to sign in at: ${reason}`);
	}
}

/** Sets CONTENT_DIR in `.env` unless it is set there. Returns what is to be said of it. */
function setContentFolder(root: string, folder: string): string {
	const path = join(root, ".env");
	const text = existsSync(path) ? readFileSync(path, "utf8") : "";
	if (parseDotEnv(text).CONTENT_DIR)
		return `.env has a CONTENT_DIR already: set it to ${folder} yourself.`;
	const lineBreak = text === "" || text.endsWith("\n") ? "" : "\n";
	appendFileSync(path, `${lineBreak}CONTENT_DIR=${folder}\n`);
	return `CONTENT_DIR=${folder} is in .env now, so that npm start and all commands use it.`;
}

async function startOwnSite(...[folder, onStart]: Parameters<StartSite>): Promise<void> {
	const site = spawn("npm", ["start"], {
		stdio: ["inherit", "pipe", "inherit"],
		env: { ...process.env, CONTENT_DIR: folder },
	});
	let report = "";
	const findPort = (part: string) => {
		report += part;
		const [, port] = STARTED.exec(report) ?? [];
		if (!port) return;
		site.stdout.off("data", findPort);
		setPort(Number(port));
		void onStart();
	};
	site.stdout.setEncoding("utf8").on("data", findPort).pipe(process.stdout);
	// Ctrl+C reaches both: the site ends by itself, and this process after it.
	process.on("SIGINT", () => {});
	const [code] = await once(site, "close");
	process.exitCode = code ?? 0;
}
