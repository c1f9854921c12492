import { addDays, toDay } from "#app/visits/day.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { type Command, readArguments, refuseMore } from "../enquiries/command.ts";
import { confirmErasing } from "../enquiries/erasing.ts";
import { formatDay } from "../enquiries/moments.ts";
import { WrongUse } from "../enquiries/refusal.ts";
import { withStores } from "../enquiries/with-stores.ts";

export const purge: Command = {
	summary: "deletes the counts of days long past",
	help: `npm run visits -- purge --older-than DAYS [--yes]

Deletes what was counted before so many days; the enquiries stay. With --yes it
is fit for a schedule.

  npm run visits -- purge --older-than 400d
  npm run visits -- purge --older-than 400d --yes`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { "older-than": { type: "string" }, yes: { type: "boolean" } },
			allowPositionals: true,
		});
		refuseMore(positionals);
		const days = readDays(values["older-than"]);
		const before = addDays(toDay(Date.now()), -days);
		await withStores(desk, async ({ database }) => {
			const visits = createVisitStore(database);
			const { print } = desk.screen;
			const count = await visits.countBefore(before);
			if (count === 0) return print(`Nothing is older than ${days} days.`);
			const counted = count === 1 ? "1 view" : `${count} views`;
			const question = `Delete the counts of ${counted} before ${formatDay(before)} for good?`;
			await confirmErasing(question, values.yes ?? false, desk);
			await visits.purge(before);
			await print(`Deleted the counts of ${counted}.`);
		});
	},
};

function readDays(given: string | undefined): number {
	const days = Number(/^([1-9]\d{0,4})d$/.exec(given ?? "")?.[1]);
	if (days) return days;
	throw new WrongUse(
		`--older-than wants whole days such as 400d; found ${given === undefined ? "none" : JSON.stringify(given)}.`,
	);
}
