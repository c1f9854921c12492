import type { Database } from "#app/database/open-database.ts";
import { createSampleStore } from "#app/enquiries/store/sample-store.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

/** Says where samples are left out, as there are enquiries of visitors. */
export async function noteSamples({ terminal }: CliContext, database: Database): Promise<void> {
	const { samples, others } = await createSampleStore(database).count();
	if (samples > 0 && others > 0)
		terminal.note(`Not in it: ${formatCount(samples, "sample")}. They go by: demo --remove`);
}
