import { execFileSync } from "node:child_process";
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../support/debian-package.ts";
import type { ProjectFolder } from "../../support/project-folder.ts";
import { type Fault, isRoot, needsRoot } from "./fault.ts";
import { type Answered, openTrial, type Trial, waitUntil } from "./trial.ts";

const BLOCK = 4_096;
/** A store's journal may have room left for some more. */
const MOST_UNTIL_FULL = 60;

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "pipe" });

export const diskFull: Fault = {
	name: "disk full",
	isSample: true,
	findLack: needsRoot,
	run: async () => {
		const trial = await openTrial({}, ({ dataDir }) => {
			run("mount", "-t", "tmpfs", "-o", "size=3m", "site-test", dataDir);
			return () => run("umount", "--lazy", dataDir);
		});
		const filler = join(trial.dataDir, "filler");
		await trial.expectTaken("before");
		fill(filler);
		await expectFull(trial);
		await trial.node.end("SIGKILL");
		if (await trial.startAgain("started anew on the full disk")) {
			await trial.expectPages("started anew on the full disk");
			rmSync(filler);
			await expectBack(trial, "with room again");
		}
		return trial.finish("a file system of 3 MB, filled to the last byte; also at a new start");
	},
};

export const noFileMayGrow: Fault = {
	name: "no file may grow",
	isSample: false,
	findLack: () => (findProgram(["prlimit"]) ? null : "there is no prlimit (Debian: util-linux)"),
	run: async () => {
		const trial = await openTrial();
		await trial.expectTaken("before");
		const journal = statSync(join(trial.dataDir, "enquiries.sqlite-wal"));
		const limit = (bytes: number | "unlimited") =>
			run("prlimit", `--pid=${trial.node.pid()}`, `--fsize=${bytes}:unlimited`);
		limit(journal.size);
		await expectFull(trial);
		limit("unlimited");
		await expectBack(trial, "without the limit");
		return trial.finish("the largest size of a file is that of the store's journal");
	},
};

/** Some may still find room; then none is taken, and every visitor keeps his words. */
async function expectFull(trial: Trial): Promise<void> {
	let answered: Answered = await trial.send("while the disk is full");
	for (let at = 0; at < MOST_UNTIL_FULL && answered.status === 303; at++)
		answered = await trial.send("while the disk is full");
	trial.expectKept("while the disk is full", answered);
	await trial.expectPages("while the disk is full");
	await trial.expectReady(false, "while the disk is full");
}

async function expectBack(trial: Trial, when: string): Promise<void> {
	trial.check(
		await waitUntil(async () => (await trial.ask("/readyz")).status === 200, 20),
		`${when}: /readyz does not come back`,
	);
	await trial.expectTaken(when);
	await trial.expectPages(when);
}

function fill(path: string): void {
	for (const size of [64 * BLOCK, BLOCK, 1]) {
		try {
			for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
		} catch (error) {
			if (!(error instanceof Error && Reflect.get(error, "code") === "ENOSPC")) throw error;
		}
	}
}

export const readOnlyWhileRunning: Fault = {
	name: "data folder read-only",
	isSample: true,
	run: async () => {
		const trial = await openTrial();
		await trial.expectTaken("before");
		const { isWritable, undo, how } = makeReadOnly(trial);
		try {
			const answered = await trial.send("while it is read-only");
			// What is open stays open to a user: then it is stored as ever.
			if (!isWritable) trial.expectKept("while it is read-only", answered);
			if (!isWritable) await trial.expectReady(false, "while it is read-only");
			await trial.expectPages("while it is read-only");
			await trial.node.end("SIGKILL");
			if (await trial.startAgain("started anew, read-only")) {
				await trial.expectPages("started anew, read-only");
				trial.expectKept(
					"started anew, read-only",
					await trial.send("while it is read-only, after a new start"),
				);
				await trial.expectReady(false, "started anew, read-only");
			}
		} finally {
			undo();
		}
		await expectBack(trial, "writable again");
		return trial.finish(how);
	},
};

/** Root goes past modes: there its files are made immutable, as far as the file system knows that. */
function makeReadOnly({ dataDir }: ProjectFolder) {
	const paths = [dataDir, ...listFiles(dataDir)];
	if (isRoot) {
		try {
			// The -shm file is memory that is shared: who writes into it when it is immutable is ended by the system.
			const files = listFiles(dataDir).filter((path) => !path.endsWith("-shm"));
			run("chattr", "+i", ...files, dataDir);
			const undo = () => void run("chattr", "-i", dataDir, ...files);
			return { isWritable: false, undo, how: "every file in it immutable, also at a new start" };
		} catch {
			// The file system does not know it.
		}
	}
	const modes = paths.map((path) => [path, statSync(path).mode] as const);
	for (const [path, mode] of modes) chmodSync(path, mode & 0o555);
	const undo = () => {
		for (const [path, mode] of modes) chmodSync(path, mode);
	};
	return { isWritable: true, undo, how: "nothing in it may be written, also at a new start" };
}

function listFiles(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name));
}
