import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeFolder } from "#app/content/copy-for-tests.ts";
import { backup } from "./enquiries/backup.ts";
import { runCommand } from "./enquiries/desk-for-tests.ts";
import { erase } from "./enquiries/erase.ts";
import { exportAll } from "./enquiries/export.ts";
import { list } from "./enquiries/list.ts";
import { purge } from "./enquiries/purge.ts";
import { retry } from "./enquiries/retry.ts";
import { show } from "./enquiries/show.ts";
import { stats } from "./enquiries/stats.ts";
import { purge as purgeVisits } from "./visits/purge.ts";
import { report } from "./visits/report.ts";

const ENQUIRIES = { list, show, export: exportAll, stats, retry, erase, purge, backup };
const COMMANDS = { ...ENQUIRIES, report, "purge visits": purgeVisits };
const WHOLE_DAYS = "--older-than wants whole days such as 400d";

type Row = [command: keyof typeof COMMANDS, args: string, words: string];

it.each<Row>([
	["list", "--status done", 'pending, delivered, failed, quarantined, spam, erased; found "done"'],
	["list", "--city mumbay", "did you mean mumbai?"],
	["list", "--since soon", 'found "soon"'],
	["list", "--stauts spam", "There is no option --stauts; did you mean --status?"],
	["show", "", "show wants an id, as the list shows it; found none"],
	["erase", "", "found neither"],
	["erase", "abcd1234 --email a@b.in", "found both"],
	["purge", "--older-than 364d --yes", "India's DPDP Rules 2025"],
	["backup", "", "backup wants a file to write; found none"],
	["purge visits", "--older-than 0d", WHOLE_DAYS],
	["report", "--by town", "--by wants one of day, page, service, city, source, "],
	["report", "--to 2026-11-21", "--to wants --from"],
	["report", "--from 2026-02-30", "--from wants a day such as 2026-11-21; found"],
	["report", "--from 2026-11-02 --to 2026-11-01", "--from is after --to"],
	["report", "--csv --json", "exclude each other"],
])("%s %s is refused with what is wanted: %s", async (command, args, words) => {
	const told = await runCommand(COMMANDS[command], args, { settings: { DATA_DIR: "nowhere" } });
	expect(told.refusal).toContain(words);
	expect(told.printed).toBe("");
});

it.each<[...Row, DATABASE_URL?: string]>([
	["list", "", "there is no store"],
	["stats", "", "there is no store"],
	["report", "", "there is no store"],
	["erase", "abcd --yes", "there is no store"],
	["backup", "copy", "there is no store"],
	["list", "", "opened (PostgreSQL a on 127.0.0.1:1)", "postgres://u:secret@127.0.0.1:1/a"],
])(
	"without a store %s %s says so in one line, and makes none: %s",
	async (command, args, words, url) => {
		const DATA_DIR = join(makeFolder(), "slip");
		const settings = { DATA_DIR, ...(url && { DATABASE_URL: url }) };
		const { printed, notes, refusal } = await runCommand(COMMANDS[command], args, { settings });
		expect([printed, ...notes, refusal].join("")).toContain(words);
		expect([printed, ...notes, refusal].join("")).not.toMatch(/secret|\n/);
		expect(existsSync(DATA_DIR)).toBe(false);
	},
);

it("content that is broken is called so", async () => {
	const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder());
	onTestFinished(() => cwd.mockRestore());
	const { refusal } = await runCommand(list, "--city surat");
	expect(refusal).toBe("content/ cannot be read; npm run content:check says why.");
});
