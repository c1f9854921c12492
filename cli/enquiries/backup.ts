import { rename, rm, stat } from "node:fs/promises";
import { backup as copyWhileUsed, DatabaseSync } from "node:sqlite";
import { toStorePath } from "#app/enquiries/store/open-database.ts";
import { type Command, readArguments, refuseMore } from "./command.ts";
import { Refusal, WrongUse } from "./refusal.ts";
import { withStores } from "./with-stores.ts";

export const backup: Command = {
	summary: "copies the store to a file while the site runs",
	help: `npm run enquiries -- backup FILE

Copies enquiries, deliveries and visits to a new file, whole and as of one
moment, while the site goes on. %s in the name is the time. The copy is checked
before it gets its name. PostgreSQL has pg_dump for this.

  npm run enquiries -- backup /var/backups/kiteline/enquiries-%s.sqlite`,

	async run(args, desk) {
		const { positionals } = readArguments({ args, options: {}, allowPositionals: true });
		const [wish, ...more] = positionals;
		if (!wish) throw new WrongUse("backup wants a file to write; found none.");
		refuseMore(more);
		const { DATABASE_URL, DATA_DIR } = desk.env;
		if (DATABASE_URL)
			throw new Refusal("The enquiries lie in PostgreSQL: pg_dump makes its backups.");
		const file = wish.replaceAll("%s", new Date().toISOString().replaceAll(/[:.]/g, "-"));
		if (await stat(file).catch(() => null))
			throw new Refusal(`${file} is there already; a backup never writes over one.`);
		await withStores(desk, async () => {
			const count = await copyWhole(toStorePath(DATA_DIR), file);
			await desk.screen.print(`${file}: ${count} ${count === 1 ? "enquiry" : "enquiries"}.`);
		});
	},
};

/** Gives how many enquiries the copy holds; throws when it is not sound, and leaves none behind. */
async function copyWhole(store: string, file: string): Promise<number> {
	const unfinished = `${file}.unfinished`;
	const source = new DatabaseSync(store, { readOnly: true });
	try {
		await copyWhileUsed(source, unfinished, { rate: EVERY_PAGE });
		const count = countSound(unfinished);
		await rename(unfinished, file);
		return count;
	} finally {
		source.close();
		for (const end of ["", "-wal", "-shm"]) await rm(unfinished + end, { force: true });
	}
}

/** In one go: a copy in steps begins anew whenever a visitor sends something. */
const EVERY_PAGE = 2_147_483_647;

function countSound(path: string): number {
	const copy = new DatabaseSync(path);
	try {
		// One file alone: without this it would want its journal beside it.
		copy.exec("pragma journal_mode = delete");
		const check = copy.prepare("pragma integrity_check").get()?.integrity_check;
		if (check !== "ok") throw new Refusal(`The copy is not sound: ${check}`);
		return Number(copy.prepare("select count(*) as count from enquiries").get()?.count);
	} finally {
		copy.close();
	}
}
