import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * What one durable SQLite commit costs on this disk and nothing else: a row of an enquiry's size, WAL,
 * synchronous=FULL. Latencies in ms.
 */
export function measureDurableCommits(count: number): number[] {
	const folder = mkdtempSync(join(tmpdir(), "commits-"));
	const database = new DatabaseSync(join(folder, "commits.sqlite"));
	database.exec("pragma journal_mode = wal; pragma synchronous = full");
	database.exec("create table enquiries (id text primary key, words text)");
	const insert = database.prepare("insert into enquiries values (?, ?)");
	const latencies = Array.from({ length: count }, () => {
		const begun = performance.now();
		insert.run(crypto.randomUUID(), "w".repeat(600));
		return performance.now() - begun;
	});
	database.close();
	rmSync(folder, { recursive: true, force: true });
	return latencies;
}
