import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { Command } from "commander";
import {
	createFile,
	listParents,
	type NewFile,
	type NewFileRejection,
} from "#app/content/new-file.ts";
import { KINDS } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { getAgencyRegion } from "#app/platform/region.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { type CreateCommand, createProgram } from "../../app/platform/terminal/program.ts";

const DESCRIPTION = `Copies the template of a kind, to where such a file belongs. What is to be written in it: npm run content:check.

Example: npm run content:new -- district "Old Harbour" --city newtown`;

type Parents = NewFile["parents"];

export const newContent: CreateCommand = createProgram(
	"npm run content:new --",
	DESCRIPTION,
	KINDS.map(createKindCommand),
);

function createKindCommand(kind: FileKind): CreateCommand {
	return (context) => {
		const command = new Command(kind.name)
			.description(`Writes ${kind.pattern}`)
			.argument("<name>", kind.name === "local-service" ? "the service's slug" : "its name");
		for (const parent of listParents(kind))
			command.requiredOption(`--${parent} <slug>`, `the ${parent} that it belongs to`);
		return command.action(async (name: string, parents: Parents) => {
			const path = writeFile(context.env.CONTENT_DIR, kind, name, parents);
			await context.terminal.print(
				`${path} is written. Fill in what is empty there; npm run content:check says what is left. The site does not start before that.`,
			);
		});
	};
}

/** Writes a new file below the content's folder, and returns its path. */
function writeFile(folder: string, kind: FileKind, name: string, parents: Parents): string {
	const { locale } = getAgencyRegion();
	const paths = globSync("**", { cwd: folder }).map((path) => path.split(sep).join("/"));
	const created = createFile({ kind, name, parents, paths, locale });
	if (!created.ok) throw new UserError(explain(created.reason, { folder, name, parents }));
	const path = join(folder, created.value.file);
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, created.value.text, { flag: "wx" });
	return path;
}

type Asked = { folder: string; name: string; parents: Parents };

function explain({ reason, file }: NewFileRejection, { folder, name, parents }: Asked): string {
	const path = join(folder, file);
	if (reason === "address")
		return `${JSON.stringify(name)} gives no address: it needs a letter or a digit.`;
	if (reason === "taken") return `${path} is there already.`;
	return `There is no ${reason} ${JSON.stringify(parents[reason])}: no file ${path}.`;
}
