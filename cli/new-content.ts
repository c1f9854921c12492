/** `npm run content:new -- city "Indore"`: writes a new content file to be filled in. */
import { join } from "node:path";
import { askOnTerminal } from "./enquiries/ask-on-terminal.ts";
import { Refusal, WrongUse } from "./enquiries/refusal.ts";
import { describeKind, describeKinds } from "./new-content/help.ts";
import { chooseKind, type Written, writeNewContent } from "./new-content/new-content.ts";

const HELP_WORDS = ["--help", "-h", "help"];

const args = process.argv.slice(2);
try {
	const kind = args.find((word) => !HELP_WORDS.includes(word));
	if (args.some((word) => HELP_WORDS.includes(word)))
		console.log(kind ? describeKind(chooseKind(kind)) : describeKinds());
	else if (args.length === 0 && !process.stdin.isTTY) console.log(describeKinds());
	else console.log(describeWritten(await writeNewContent(args, openDesk())));
} catch (error) {
	if (!(error instanceof Refusal)) throw error;
	const way = error instanceof WrongUse ? " See: npm run content:new -- --help" : "";
	console.error(`${error.message}${way}`);
	process.exitCode = 1;
}

function openDesk() {
	return {
		root: join(import.meta.dirname, ".."),
		// The agency's day, whatever the clock of the machine is set to; this locale writes YYYY-MM-DD.
		today: new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" }),
		ask: process.stdin.isTTY ? askOnTerminal : null,
	};
}

function describeWritten({ path, toWrite }: Written): string {
	const isPost = path.endsWith(".md");
	return [
		`${path} is written. Still to write in it:`,
		...toWrite.map(({ line, field }) => `  line ${line}  ${field}`),
		...(isPost ? ["  the text, below the second ---"] : []),
		"The site does not start before they are written; npm run content:check says what is left.",
	].join("\n");
}
