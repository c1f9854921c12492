import { join } from "node:path";
import { Command } from "commander";
import { loadLaidOver } from "#app/editing/load-laid-over.ts";
import type { LaidFile } from "#app/editing/merge/lay-over.ts";
import { listPictures } from "#app/editing/store/pictures.ts";
import { withStores } from "../../app/enquiries/commands/with-stores.ts";
import { formatCount } from "../../app/platform/terminal/format-values.ts";
import type { CreateCommand } from "../../app/platform/terminal/program.ts";
import { writePictures } from "./write-pictures.ts";
import { writeTexts } from "./write-texts.ts";

const DESCRIPTION = `Writes what was published at the desk into the files of the content, as visitors see it. Only files that say something else are written. What was changed at the desk and in the folder is named, to be decided. The site goes on as it is; once it starts with the new files, nothing is laid over them any more.`;

export const pullContent: CreateCommand = (context) =>
	new Command("npm run content:pull --").description(DESCRIPTION).action(() =>
		withStores(context, async ({ database }) => {
			const folder = context.env.CONTENT_DIR;
			const { texts, files } = await loadLaidOver(folder, database);
			const pictures = await writePictures(folder, texts, await listPictures(database.db));
			const written = writeTexts(folder, texts);
			const lines = [
				...pictures.map((path) => `${path}: added`),
				...written.map(({ file, change }) => `${join(folder, file)}: ${change}`),
			];
			const end =
				written.length === 0
					? `Nothing to write: ${folder} says what was published.`
					: `${formatCount(written.length, "file")} written or deleted. Look at them with git diff, then run npm run content:check.`;
			await context.terminal.print([...lines, end].join("\n"));
			for (const [file, laid] of files)
				for (const line of formatProblem(laid))
					context.terminal.note(`${join(folder, file)}: ${line}`);
		}),
	);

function formatProblem({ state, problem }: LaidFile): string[] {
	if (state === "conflict")
		return [
			`to be decided: desk and folder have both changed ${problem}; the desk's words, which visitors see, are written`,
		];
	if (state === "set-aside") return [`not written, as visitors do not see it: ${problem}`];
	return [];
}
