import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { Command } from "commander";
import { stringify } from "yaml";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { toSlug } from "#app/content/names.ts";
import { getKind, KINDS } from "#app/content/pages/all-kinds.ts";
import type { FileKind } from "#app/content/pages/files.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { getAgencyRegion } from "#app/platform/region.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { type CreateCommand, createProgram } from "../../app/platform/terminal/program.ts";

const DESCRIPTION = `Copies the template of a kind, to where such a file belongs. What is to be written in it: npm run content:check.

Example: npm run content:new -- district "Old Harbour" --city newtown`;

/** The kinds to which files of other kinds belong. */
const PARENTS = ["city", "service"] as const;

type Parents = Partial<Record<(typeof PARENTS)[number], string>>;

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
		for (const parent of PARENTS.filter((name) => kind.pattern.includes(`{${name}}`)))
			command.requiredOption(`--${parent} <slug>`, `the ${parent} that it belongs to`);
		return command.action(async (name: string, parents: Parents) => {
			const path = copyTemplate(context.env.CONTENT_DIR, kind, name, parents);
			await context.terminal.print(
				`${path} is written. Fill in what is empty there; npm run content:check says what is left. The site does not start before that.`,
			);
		});
	};
}

export function toTemplatePath({ name, pattern }: FileKind): string {
	return join(import.meta.dirname, "templates", `${name}${extname(pattern)}`);
}

/** Writes a new file below the content's folder, and returns its path. */
function copyTemplate(folder: string, kind: FileKind, name: string, parents: Parents): string {
	const { locale } = getAgencyRegion();
	const slugs: Record<string, string> = { slug: toSlug(name, locale) };
	if (!slugs.slug)
		throw new UserError(`${JSON.stringify(name)} gives no address: it needs a letter or a digit.`);
	const toPath = (pattern: string, of: Record<string, string>) =>
		join(folder, fillPlaceholders(pattern, of));
	for (const parent of PARENTS) {
		const given = parents[parent];
		if (given === undefined) continue;
		const slug = toSlug(given, locale);
		slugs[parent] = slug;
		const file = toPath(getKind(parent).pattern, { slug });
		if (!existsSync(file))
			throw new UserError(`There is no ${parent} ${JSON.stringify(given)}: no file ${file}.`);
	}
	const path = toPath(kind.pattern, slugs);
	if (existsSync(path)) throw new UserError(`${path} is there already.`);
	const siblings = globSync(fillPlaceholders(kind.pattern, { ...slugs, slug: "*" }), {
		cwd: folder,
	});
	const text = fillPlaceholders(readFileSync(toTemplatePath(kind), "utf8"), {
		name: stringify(name, { lineWidth: 0, blockQuote: false }).trimEnd(),
		order: String(siblings.length + 1),
		today: toDay(getNow()),
	});
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text, { flag: "wx" });
	return path;
}
