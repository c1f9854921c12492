import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Marked, type Token } from "marked";
import { ROOT } from "./project-folder.ts";

/** A block of shell commands: `sh`, or `sh machine` and `sh stopped` as docs/operating.md explains them. */
export type ShellBlock = { heading: string; info: string; text: string };

const markdown = new Marked();
/** A script of package.json, with variables before it. */
const OWN =
	/^(?:[A-Z_]+=\S* )*npm (?:(?:run(?: --silent)?|run-script) (?<script>[\w:-]+)|(?<short>start|test))\b/;

function parse(file: string): Token[] {
	return markdown.lexer(readFileSync(join(ROOT, file), "utf8"));
}

/** Lists the blocks of shell commands of a document, in their order, each with the heading that it stands below. */
export function listShellBlocks(file: string): ShellBlock[] {
	const blocks: ShellBlock[] = [];
	let heading = "";
	markdown.walkTokens(parse(file), (token) => {
		if (token.type === "heading") heading = token.text;
		if (token.type === "code" && /^sh\b/.test(token.lang ?? ""))
			blocks.push({ heading, info: token.lang, text: token.text });
	});
	return blocks;
}

/** Returns the script of package.json that a command runs; undefined for another command. */
export function getScript(command: string): string | undefined {
	const { script, short } = OWN.exec(command)?.groups ?? {};
	return script ?? short;
}

/** Lists the commands of the project that README.md and docs/*.md name, each once and as it stands there. */
export function listDocumentedCommands(): string[] {
	const lines = ["README.md", ...globSync("docs/*.md", { cwd: ROOT })].flatMap((file) => {
		const inline: string[] = [];
		markdown.walkTokens(parse(file), (token) => {
			if (token.type === "codespan") inline.push(token.text.replaceAll(/\s+/g, " "));
		});
		const blocks = listShellBlocks(file).flatMap(({ text }) =>
			text.replaceAll(/\\\n\s*/g, "").split("\n"),
		);
		return [...inline, ...blocks];
	});
	const commands = lines.flatMap((line) => line.split(/&&|;/)).map(removeComment);
	return [...new Set(commands.filter(getScript))].toSorted();
}

function removeComment(line: string): string {
	return line.replace(/(?:^|\s)#.*$/, "").trim();
}

/** Lists one documented command of each script, the last in the alphabet, which has the most behind `--`. */
export function listDocumentedScripts(): string[] {
	const byScript = new Map(listDocumentedCommands().map((each) => [getScript(each), each]));
	return [...byScript.values()];
}
