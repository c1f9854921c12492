import { ENQUIRY_STATUSES } from "#app/enquiries/enquiry.ts";
import { type Command, readArguments, refuseMore } from "./command.ts";
import { drawReport } from "./draw-report.ts";
import { findWeekStart, parseSince } from "./moments.ts";
import { makeReport } from "./report.ts";
import { surveyStores } from "./with-stores.ts";

const USUAL_WEEKS = 12;

export const stats: Command = {
	summary: "counts by week, service, city and source; time to delivery",
	help: `npm run enquiries -- stats [--since WHEN]

  --since WHEN    2026-11-21, or 24h, 7d, 3w; else ${USUAL_WEEKS} weeks with this one

Weeks begin on Monday, by the day in India. What was erased still counts;
quarantined and spam have a line of their own.

  npm run enquiries -- stats
  npm run enquiries -- stats --since 2026-04-01`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { since: { type: "string" } },
			allowPositionals: true,
		});
		refuseMore(positionals);
		const since =
			values.since === undefined ? findWeekStart(USUAL_WEEKS - 1) : parseSince(values.since);
		await surveyStores(desk, async ({ enquiries }) => {
			const all = enquiries.walk({ since, statuses: ENQUIRY_STATUSES });
			const report = await makeReport(all, { since });
			await desk.screen.print(drawReport(report, desk.env, desk.screen));
		});
	},
};
