import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { invite } from "../app/desk/commands/commands.ts";
import { demo } from "../app/desk/commands/demo.ts";
import { stats } from "../app/desk/numbers/stats.ts";
import { backup } from "../app/enquiries/commands/backup.ts";
import { erase, purge } from "../app/enquiries/commands/erase.ts";
import { listAll } from "../app/enquiries/commands/list.ts";
import { retry } from "../app/enquiries/commands/send-or-hold.ts";
import { purgeVisits, reportVisits } from "../app/visits/commands/commands.ts";
import { openTestStores } from "../tests/support/command-stores.ts";
import { createFolder } from "../tests/support/copied-content.ts";
import { runCommand } from "../tests/support/run-command.ts";

const COMMANDS = {
	list: listAll,
	stats,
	retry,
	erase,
	purge,
	backup,
	invite,
	demo,
	report: reportVisits,
	purgeVisits,
};
const WHOLE_DAYS = "Expected whole days such as 400d. See:";

type Row = [command: keyof typeof COMMANDS, args: string, words: string];

it.each<Row>([
	["list", "--status done", "pending, delivered, failed, quarantined, spam, erased."],
	["list", "--city mumbay", "did you mean mumbai?"],
	["list", "--since soon", "argument 'soon' is invalid. Expected a day such as 2026-11-21"],
	["retry", "", "found neither"],
	["erase", "abcd1234 --email a@b.in", "found both"],
	["erase", "--email asha", "Expected an e-mail address."],
	["purge", "--older-than 364d --yes", "India's DPDP Rules 2025"],
	["purgeVisits", "--older-than 0d", WHOLE_DAYS],
	["report", "--from 2026-11-02 --to 2026-11-01", "--from is after --to"],
	["report", "--by browser", "Allowed choices are day, page, service"],
	["stats", "--weeks 0", "Expected a whole number from 1 to 104."],
])("%s %s is rejected with what is expected: %s", async (command, args, words) => {
	const settings = { DATA_DIR: "nowhere" };
	const { error, printed } = await runCommand(COMMANDS[command], args, { settings });
	expect(error).toContain(words);
	expect(printed).toBe("");
});

const AWAY = "postgres://u:secret@127.0.0.1:1/a";

it.each<[...Row, DATABASE_URL?: string]>([
	["list", "", "there is no store"],
	["invite", "Meera meera@kiteline.example", "there is no store"],
	["demo", "", "there is no store"],
	["list", "", "opened (PostgreSQL a on 127.0.0.1:1)", AWAY],
	["invite", "Meera meera@kiteline.example", "opened (PostgreSQL a on 127.0.0.1:1)", AWAY],
])(
	"without a store %s %s says so in one line, and creates none: %s",
	async (command, args, words, url) => {
		const DATA_DIR = join(createFolder(), "typo");
		const settings = { DATA_DIR, ...(url && { DATABASE_URL: url }) };
		const { printed, notes, error } = await runCommand(COMMANDS[command], args, { settings });
		const output = [printed, ...notes, error].join("");
		expect(output).toContain(words);
		expect(output).not.toMatch(/secret|\n/);
		expect(existsSync(DATA_DIR)).toBe(false);
	},
);

it("a disk that fails is told in one line", async () => {
	const { run, save } = await openTestStores();
	await save();
	expect((await run(backup, "/proc/copy")).error).toMatch(/^It failed: .+$/);
});

it("errors of the content are left to content:check", async () => {
	const settings = { CONTENT_DIR: createFolder() };
	const { error } = await runCommand(listAll, "--city surat", { settings });
	expect(error).toBe("The content has errors; npm run content:check names them.");
});
