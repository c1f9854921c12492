import { Command } from "commander";
import { addDays, toDay } from "#app/visits/day.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { withStores } from "../enquiries/with-stores.ts";
import { formatDate } from "../terminal/format-date.ts";
import { parseDays } from "../terminal/parse-values.ts";
import type { CliContext } from "../terminal/program.ts";
import { confirm } from "../terminal/terminal.ts";

export const purge = (context: CliContext) =>
	new Command("purge")
		.summary("deletes the counts of days long past")
		.description("Deletes what was counted before so many days; the enquiries stay.")
		.requiredOption("--older-than <days>", "such as 400d", parseDays)
		.option("--yes", "does not ask; for a schedule")
		.action(({ olderThan: days, yes }: { olderThan: number; yes?: boolean }) =>
			withStores(context, async ({ database }) => {
				const { terminal } = context;
				const before = addDays(toDay(Date.now()), -days);
				const visits = createVisitStore(database);
				const count = await visits.countBefore(before);
				if (count === 0) return terminal.print(`Nothing is older than ${days} days.`);
				const views = count === 1 ? "1 view" : `${count} views`;
				const question = `Delete the counts of ${views} before ${formatDate(before)} for good?`;
				await confirm(question, yes, terminal);
				await visits.purge(before);
				await terminal.print(`Deleted the counts of ${views}.`);
			}),
		);
