import { Command, InvalidArgumentError } from "commander";
import { emptyJournal } from "#app/database/empty-journal.ts";
import type { Database } from "#app/database/open-database.ts";
import { eraseSetAside } from "#app/enquiries/store/erase-person.ts";
import { getNow } from "#app/platform/clock.ts";
import { formatDate, toDay } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { getAgencyRegion } from "#app/platform/region.ts";
import { UserError } from "#app/platform/terminal/errors.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import { parseDays } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { confirm } from "#app/platform/terminal/terminal.ts";
import { ID_DESCRIPTION, shortenId, withEnquiry, withStores } from "./with-stores.ts";

type Options = { email?: string; yes?: boolean };

const DESCRIPTION = `Removes a person from one enquiry, or by the e-mail address from all enquiries of that person. A tombstone stays of each, which only counts.

Examples:
  npm run enquiries -- erase --email asha@example.com
  npm run enquiries -- erase 3f2a91bc --yes`;

export const erase = (context: CliContext) =>
	new Command("erase")
		.summary("takes a person out for good; what counts stays")
		.description(DESCRIPTION)
		.argument("[id]", ID_DESCRIPTION)
		.option("--email <address>", "the person's address, in whatever case", parseEmailArgument)
		.option("--yes", "does not ask; required where nobody can answer")
		.action((start: string | undefined, options: Options) => {
			if ((start === undefined) === (options.email === undefined))
				throw new InvalidArgumentError(
					`erase wants an id or --email ADDRESS; found ${start === undefined ? "neither" : "both"}.`,
				);
			return start === undefined
				? eraseAll(context, options)
				: eraseOne(context, start, options.yes);
		});

/** The least number of days by law, by the agency's country: the Digital Personal Data Protection Rules 2025, rule 8(3). */
const MIN_DAYS: Partial<Record<string, { days: number; law: string }>> = {
	IN: {
		days: 365,
		law: "India's DPDP Rules 2025 want personal data and its logs kept for one year",
	},
};

export const purge = (context: CliContext) =>
	new Command("purge")
		.summary("takes the persons out of everything that is old")
		.description("As erase, for all that was stored before so many days.")
		.requiredOption("--older-than <days>", "such as 400d; 365d at least in India", parseDays)
		.option("--yes", "does not ask; for a nightly schedule")
		.action(async ({ olderThan: days, yes }: { olderThan: number; yes?: boolean }) => {
			const least = MIN_DAYS[getAgencyRegion().country];
			if (least && days < least.days)
				throw new UserError(
					`${days} days are too few: ${least.law}, so ${least.days}d at least. For one person there is erase.`,
				);
			const time = getNow() - days * DAY;
			const before = new Date(time).toISOString();
			await withStores(context, async ({ staff, checks, database }) => {
				const { terminal } = context;
				// They have a time of their own, and the running site deletes them, too.
				await checks.deleteOld();
				const count = (await staff.listErasable({ before })).length;
				if (count === 0) return terminal.print(`Nothing is older than ${days} days.`);
				const question = `Erase ${formatEnquiries(count)} of ${formatDate(toDay(time))} and before for good?`;
				await confirm(question, yes, terminal);
				await terminal.print(formatErased(await staff.erase({ before })));
				await noteReader(context, database);
			});
		});

export function parseEmailArgument(text: string): string {
	if (/^[^\s@]+@[^\s@]+$/.test(text)) return text;
	throw new InvalidArgumentError("Expected an e-mail address.");
}

function eraseAll(context: CliContext, { email = "", yes }: Options): Promise<void> {
	return withStores(context, async ({ staff, database }) => {
		const count = (await staff.listErasable({ email })).length;
		if (count === 0 && (await eraseSetAside(database.db, email)) > 0)
			return context.terminal.print(
				`No enquiry of ${email} is stored. What was noted of messages that could not be imported is erased; they are in the mailbox.`,
			);
		if (count === 0) throw new UserError(`No enquiry of ${email} is stored.`);
		const question = `Erase ${formatEnquiries(count)} of ${email} for good?`;
		await confirm(question, yes, context.terminal);
		await context.terminal.print(formatErased(await staff.erase({ email })));
		await noteReader(context, database);
	});
}

function eraseOne(context: CliContext, start: string, yes: boolean | undefined): Promise<void> {
	return withEnquiry(context, start, async (enquiry, { staff, database }) => {
		const { id, name, email, erasedAt } = enquiry;
		const { terminal } = context;
		if (erasedAt) return `${shortenId(id)} was erased already, ${terminal.formatTime(erasedAt)}.`;
		await confirm(`Erase 1 enquiry of ${name} <${email}> for good?`, yes, terminal);
		await staff.erase({ id });
		await noteReader(context, database);
		const others = (await staff.listErasable({ email })).length;
		if (others > 0)
			terminal.note(
				`${formatEnquiries(others)} of the same e-mail address remain: erase --email ${email}`,
			);
		return formatErased(1);
	});
}

/** Prints a note when the words are still in SQLite's journal. */
async function noteReader({ terminal }: CliContext, database: Database): Promise<void> {
	if (!(await emptyJournal(database)))
		terminal.note(
			"Another program is reading the store, so the words stay in its journal (enquiries.sqlite-wal) until that program has ended; the running site empties it then.",
		);
}

export function formatEnquiries(count: number): string {
	return formatCount(count, "enquiry", "enquiries");
}

function formatErased(count: number): string {
	return `Erased ${formatEnquiries(count)}. A tombstone of each stays, which only counts: time, service, place, source and deliveries.
Not reached from here, to be deleted there: copies in the mailbox that the e-mails went to, in what receives the webhook, and in backups.`;
}
