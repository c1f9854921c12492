import { type Command, readArguments, refuseMore } from "./command.ts";
import { confirmErasing, countEnquiries, TOMBSTONES, UNREACHED } from "./erasing.ts";
import { DAY, formatDay } from "./moments.ts";
import { Refusal, WrongUse } from "./refusal.ts";
import { withStores } from "./with-stores.ts";

/** India's Digital Personal Data Protection Rules 2025, rule 8(3). */
const LEAST_DAYS = 365;

export const purge: Command = {
	summary: "takes the persons out of everything that is old",
	help: `npm run enquiries -- purge --older-than DAYS [--yes]

As erase, for all that was stored before so many days; 365 days at least. With
--yes it is fit for a nightly schedule.

  npm run enquiries -- purge --older-than 400d
  npm run enquiries -- purge --older-than 730d --yes`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { "older-than": { type: "string" }, yes: { type: "boolean" } },
			allowPositionals: true,
		});
		refuseMore(positionals);
		const days = readDays(values["older-than"]);
		const before = new Date(Date.now() - days * DAY).toISOString();
		await withStores(desk, async ({ staff }) => {
			const { print } = desk.screen;
			const count = await staff.countErasable({ before });
			if (count === 0) return print(`Nothing is older than ${days} days.`);
			const question = `Erase ${countEnquiries(count)} of ${formatDay(before)} and before for good?`;
			await confirmErasing(question, values.yes ?? false, desk);
			const erased = await staff.erase({ before });
			await print(`Erased ${countEnquiries(erased)}. ${TOMBSTONES}\n${UNREACHED}`);
		});
	},
};

function readDays(given: string | undefined): number {
	const days = Number(/^([1-9]\d{0,4})d$/.exec(given ?? "")?.[1]);
	if (!days)
		throw new WrongUse(
			`--older-than wants whole days such as 400d; found ${given === undefined ? "none" : JSON.stringify(given)}.`,
		);
	if (days < LEAST_DAYS)
		throw new Refusal(
			`${days} days are too few: India's DPDP Rules 2025 want personal data and its logs kept for one year, so ${LEAST_DAYS}d at least. For one person there is erase.`,
		);
	return days;
}
