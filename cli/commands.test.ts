import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { backup } from "./enquiries/backup.ts";
import { makeFolder, runCommand } from "./enquiries/desk-for-tests.ts";
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
	["list", "--service zzz", "they are seo, "],
	["list", "--limit 0", 'a whole number from 1; found "0"'],
	["list", "--since soon", 'found "soon"'],
	["list", "--stauts spam", "There is no option --stauts; did you mean --status?"],
	["list", "--since", "--since wants a value; found none"],
	["list", "extra", 'Nothing more is wanted; found "extra"'],
	["export", "--format xml", 'jsonl or csv; found "xml"'],
	["show", "", "show wants an id, as the list shows it; found none"],
	["show", "aaaa1 bbbb", 'found "bbbb"'],
	["retry", "", "an id or --failed; found neither"],
	["retry", "abcd1234 --failed", 'found "abcd1234"'],
	["retry", "--failed=1", "--failed takes no value"],
	["erase", "", "found neither"],
	["erase", "abcd1234 --email a@b.in", "found both"],
	["erase", "--email asha", 'found "asha"'],
	["erase", "abcd --force", "There is no option --force"],
	["purge", "", WHOLE_DAYS],
	["purge", "--older-than 400.5d", WHOLE_DAYS],
	["purge", "--older-than 364d --yes", "India's DPDP Rules 2025"],
	["backup", "", "backup wants a file to write; found none"],
	["purge visits", "", WHOLE_DAYS],
	["purge visits", "--older-than 0d", WHOLE_DAYS],
	["report", "--by town", "--by wants one of day, page, service, city, source, "],
	["report", "--by sources", "did you mean source?"],
	["report", "--days 3661", "--days wants a whole number"],
	["report", "--to 2026-11-21", "--to wants --from"],
	["report", "--from 2026-02-30", "--from wants a day such as 2026-11-21; found"],
	["report", "--from 2026-11-02 --to 2026-11-01", "--from is after --to"],
	["report", "--from 1900-01-01", "At most 3660 days"],
	["report", "--from 2026-11-01 --days 3", "exclude each other"],
	["report", "--csv --json", "exclude each other"],
	["report", "today", "Nothing more is wanted"],
])("%s %s is refused with what is wanted: %s", async (command, args, words) => {
	const told = await runCommand(COMMANDS[command], args, { settings: { DATA_DIR: "nowhere" } });
	expect(told.refusal).toContain(words);
	expect(told.printed).toBe("");
});

describe("without a store that can be opened", () => {
	it.each<[...Row, store: Record<string, string>]>([
		["list", "", "there is no store", {}],
		["export", "", "there is no store", {}],
		["stats", "", "there is no store", {}],
		["report", "", "there is no store", {}],
		["erase", "abcd --yes", "there is no store", {}],
		["backup", "copy", "there is no store", {}],
		["purge visits", "--older-than 400d --yes", "there is no store", {}],
		[
			"list",
			"",
			"opened (PostgreSQL a on 127.0.0.1:1)",
			{ DATABASE_URL: "postgres://u:secret@127.0.0.1:1/a" },
		],
	])(
		"%s %s says so in one line, without a password, and makes none: %s",
		async (command, args, words, store) => {
			const DATA_DIR = join(makeFolder(), "slip");
			const told = await runCommand(COMMANDS[command], args, { settings: { DATA_DIR, ...store } });
			expect(told.printed).toBe("");
			expect([...told.notes, told.refusal].join("")).toContain(words);
			expect([...told.notes, told.refusal].join("")).not.toMatch(/secret|\n/);
			expect(existsSync(DATA_DIR)).toBe(false);
		},
	);

	it("list names the file that is none", async () => {
		const DATA_DIR = makeFolder();
		const file = join(DATA_DIR, "enquiries.sqlite");
		writeFileSync(file, "no database".repeat(100));
		const { refusal } = await runCommand(list, "", { settings: { DATA_DIR } });
		expect(refusal).toMatch(new RegExp(`^The store cannot be opened \\(${file}\\): .+$`));
	});
});

it("content that is broken is called so", async () => {
	const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder());
	onTestFinished(() => cwd.mockRestore());
	const { refusal } = await runCommand(list, "--city surat");
	expect(refusal).toBe("content/ cannot be read; npm run content:check says why.");
});
