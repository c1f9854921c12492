import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { createFolder } from "../tests/support/copied-content.ts";
import { runCommand } from "../tests/support/run-command.ts";
import { backup } from "./enquiries/backup.ts";
import { erase, purge } from "./enquiries/erase.ts";
import { exportAll } from "./enquiries/export.ts";
import { list } from "./enquiries/list.ts";
import { retry } from "./enquiries/send-or-hold.ts";
import { show } from "./enquiries/show.ts";
import { stats } from "./enquiries/stats.ts";
import { purge as purgeVisits, report } from "./visits/commands.ts";

const ENQUIRIES = { list, show, export: exportAll, stats, retry, erase, purge, backup };
const COMMANDS = { ...ENQUIRIES, report, "purge visits": purgeVisits };
const WHOLE_DAYS = "Expected whole days such as 400d. See:";

type Row = [command: keyof typeof COMMANDS, args: string, words: string];

it.each<Row>([
	["list", "--status done", "pending, delivered, failed, quarantined, spam, erased."],
	["list", "--city mumbay", "did you mean mumbai?"],
	["list", "--since soon", "argument 'soon' is invalid. Expected a day such as 2026-11-21"],
	["list", "--limit 0", "Expected a whole number from 1"],
	["list", "--stauts spam", "Unknown option '--stauts' (Did you mean --status?) See: help"],
	["list", "spam", "Expected 0 arguments but got 1: spam. See: help"],
	["show", "", "Missing required argument 'id'."],
	["export", "--format xml", "Allowed choices are jsonl, csv."],
	["retry", "", "found neither"],
	["retry", "abcd1234 --failed", "found both"],
	["erase", "", "found neither"],
	["erase", "abcd1234 --email a@b.in", "found both"],
	["erase", "--email asha", "Expected an e-mail address."],
	["purge", "--older-than 364d --yes", "India's DPDP Rules 2025"],
	["purge", "", "Required option '--older-than <days>' not specified."],
	["backup", "", "Missing required argument 'file'."],
	["purge visits", "--older-than 0d", WHOLE_DAYS],
	["report", "--by town", "Allowed choices are day, page, service, city, source, "],
	["report", "--to 2026-11-21", "--to wants --from"],
	["report", "--days 7 --from 2026-11-01", "cannot be used with option '--days <number>'"],
	["report", "--from 2026-02-30", "Expected a day such as 2026-11-21."],
	["report", "--from 2026-11-02 --to 2026-11-01", "--from is after --to"],
	["report", "--from 2006-11-02", "At most 3660 days"],
	["report", "--csv --json", "'--csv' cannot be used with option '--json'"],
])("%s %s is refused with what is expected: %s", async (command, args, words) => {
	const settings = { DATA_DIR: "nowhere" };
	const { error, printed } = await runCommand(COMMANDS[command], args, { settings });
	expect(error).toContain(words);
	expect(printed).toBe("");
});

it.each<[...Row, DATABASE_URL?: string]>([
	["list", "", "there is no store"],
	["stats", "", "there is no store"],
	["report", "", "there is no store"],
	["erase", "abcd --yes", "there is no store"],
	["backup", "copy", "there is no store"],
	["list", "", "opened (PostgreSQL a on 127.0.0.1:1)", "postgres://u:secret@127.0.0.1:1/a"],
])(
	"without a store %s %s says so in one line, and creates none: %s",
	async (command, args, words, url) => {
		const DATA_DIR = join(createFolder(), "typo");
		const settings = { DATA_DIR, ...(url && { DATABASE_URL: url }) };
		const { printed, notes, error } = await runCommand(COMMANDS[command], args, { settings });
		expect([printed, ...notes, error].join("")).toContain(words);
		expect([printed, ...notes, error].join("")).not.toMatch(/secret|\n/);
		expect(existsSync(DATA_DIR)).toBe(false);
	},
);

it("errors of the content are left to content:check", async () => {
	const cwd = vi.spyOn(process, "cwd").mockReturnValue(createFolder());
	onTestFinished(() => cwd.mockRestore());
	const { error } = await runCommand(list, "--city surat");
	expect(error).toBe("content/ has errors; npm run content:check names them.");
});
