import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv as parseDotEnv } from "node:util";
import { Command } from "commander";
import { UserError } from "../../app/platform/terminal/errors.ts";
import type { CliContext, CreateCommand } from "../../app/platform/terminal/program.ts";
import { readAnswers } from "./answers.ts";
import { askForAnswers } from "./ask-for-answers.ts";
import { hasState } from "./country.ts";
import { writeContent } from "./write-content.ts";

const DESCRIPTION = `Begins a site of your own: asks ten questions, writes the content of your agency into a folder, sets CONTENT_DIR to it in .env, and starts the site. What was not asked for is left out until you write it.

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

/** Starts the site with a folder of content, and resolves when it ends. */
export type StartSite = (folder: string) => Promise<void>;

/** Creates the command for a project's folder. */
export function startContent(root: string, startSite: StartSite = startOwnSite): CreateCommand {
	return ({ terminal }: Pick<CliContext, "terminal">) =>
		new Command("npm run content:start --")
			.description(DESCRIPTION)
			.option("--empty", "a new agency, with nothing of the demonstration")
			.option("--demo", "the demonstration agency, as it ships")
			.option("--answers <file>", "a YAML file with the answers, instead of questions")
			.option("--folder <path>", "the folder for the new agency's content", "my-agency")
			.option("--no-start", "only writes the content")
			.action(async ({ empty, demo, answers, folder, start }: Options) => {
				if (Boolean(empty) === Boolean(demo))
					throw new UserError("Say which: --empty for an agency of your own, or --demo.");
				if (demo) return startSite("content");
				const path = resolve(root, folder);
				const given = answers ? readAnswers(answers) : await askForAnswers(terminal);
				const files = writeContent(path, given);
				for (const file of files) await terminal.print(`${file} is written.`);
				await terminal.print(setContentFolder(root, folder));
				if (!given.state && hasState(given.country))
					await terminal.print(
						"Addresses in your country name a state or province: add addressRegion and townLine in site.yaml.",
					);
				if (start) await startSite(folder);
			});
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

async function startOwnSite(folder: string): Promise<void> {
	const site = spawn("npm", ["start"], {
		stdio: "inherit",
		env: { ...process.env, CONTENT_DIR: folder },
	});
	// Ctrl+C reaches both: the site ends by itself, and this process after it.
	process.on("SIGINT", () => {});
	const [code] = await once(site, "close");
	process.exitCode = code ?? 0;
}
