import { join } from "node:path";
import { expect, it } from "vitest";
import { demo } from "#app/desk/commands/demo.ts";
import { stats } from "#app/desk/numbers/stats.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { createFolder } from "../../../tests/support/copied-content.ts";
import { backup } from "./backup.ts";
import { exportAll } from "./export.ts";
import { listAll } from "./list.ts";

it("commands count samples until there is an enquiry of a visitor, and then say that they leave them out", async () => {
	const { run, save } = await openTestStores();
	await run(demo);
	const target = createFolder();
	const count = async (name: string) => {
		const copied = await run(backup, join(target, name));
		const received = await run(stats, "--weeks 13");
		const exported = await run(exportAll);
		const listed = await run(listAll);
		return {
			figures: [
				/: (\d+) enquir/.exec(copied.printed)?.[1],
				/^all +- +(\d+)/m.exec(received.printed)?.[1],
				String(exported.printed.trim().split("\n").length),
				String(listed.printed.trim().split("\n").length),
			],
			notes: [received, exported, listed].map(({ notes }) => notes.join(" ")),
		};
	};
	expect((await count("before")).figures).toEqual(["20", "17", "20", "17"]);
	await save();
	const { figures, notes } = await count("after");
	expect(figures).toEqual(["1", "1", "1", "1"]);
	for (const note of notes)
		expect(note).toContain("Not in it: 20 samples. They go by: demo --remove");
	expect(notes.join()).not.toContain("quarantined");
});
