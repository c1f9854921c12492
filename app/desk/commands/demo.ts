import { Command } from "commander";
import { loadContent } from "#app/content/load.ts";
import { fillWithSamples } from "#app/desk/samples/fill-with-samples.ts";
import { formatEnquiries } from "#app/enquiries/commands/erase.ts";
import { withStores } from "#app/enquiries/commands/with-stores.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

const DESCRIPTION = `Fills an empty store with enquiries of the last seven weeks, with answers and notes of those who are invited to the desk. Each is marked as a sample; nothing is delivered, and nobody is reminded. The first enquiry of a visitor takes them out of lists and numbers.

Examples:
  npm run enquiries -- demo
  npm run enquiries -- demo --remove`;

export const demo = (context: CliContext) =>
	new Command("demo")
		.summary("fills an empty store with samples, to try the desk")
		.description(DESCRIPTION)
		.option("--remove", "removes the samples and all that was done with them")
		.action(({ remove }: { remove?: boolean }) => (remove ? removeAll(context) : fill(context)));

function fill(context: CliContext): Promise<void> {
	return withStores(context, async ({ database }) => {
		const { terminal, env } = context;
		const { before, added, people } = await fillWithSamples(database, loadContent(env.CONTENT_DIR));
		if (before.others > 0)
			throw new UserError(
				`This store has ${formatEnquiries(before.others)} of visitors; samples are for an empty one. Name another folder in DATA_DIR to try the desk there.`,
			);
		if (before.samples > 0)
			throw new UserError(
				`There are ${formatCount(before.samples, "sample")} already. First: demo --remove`,
			);
		if (people === 0)
			terminal.note(
				"Nobody is invited to the desk yet, so nobody has answered them: npm run staff -- help",
			);
		await terminal.print(
			`${formatCount(added, "sample")} to look at on ${env.SITE_URL}/desk, and its numbers. They go by: demo --remove`,
		);
	});
}

function removeAll(context: CliContext): Promise<void> {
	return withStores(context, async ({ database }) => {
		const count = await createSampleStore(database).remove();
		await context.terminal.print(
			count > 0 ? `Removed ${formatCount(count, "sample")}.` : "There are no samples.",
		);
	});
}
