import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What tells whether files changed since they were read and checked. */
export type ContentStamp = {
	/** Of all that is no city's. */
	frame: string;
	/** By city slug. */
	cities: ReadonlyMap<string, string>;
};

const CITIES = "content/cities";
/** The coarsest clock of a file system that is in use. */
const TICK_MS = 2_000;

/** What was changed at this time or later may have been changed while it was read from `begun` on. */
export function toSettledTime(begun: number): number {
	return begun - TICK_MS;
}

/**
 * A stamp of each part of `<root>/content`, from names, sizes and times of its files; an empty one of what was
 * changed at `changedSince` (ms) or later. The time of a file's last change of any kind is among them, which
 * nobody can set. Takes some microseconds a file. Null where something cannot be looked at.
 */
export function stampContent(
	root: string,
	changedSince = Number.POSITIVE_INFINITY,
): ContentStamp | null {
	try {
		return stampParts(root, changedSince);
	} catch {
		return null;
	}
}

function stampParts(root: string, changedSince: number): ContentStamp {
	const frame = new Stamper(changedSince);
	frame.add(root, "content", CITIES);
	const slugs = frame.add(root, CITIES, CITIES);
	const cities = slugs.map((slug) => {
		const stamper = new Stamper(changedSince);
		stamper.add(root, `${CITIES}/${slug}`);
		return [slug, stamper.finish()] as const;
	});
	return { frame: frame.finish(), cities: new Map(cities) };
}

class Stamper {
	readonly #hash = createHash("sha1");
	readonly #changedSince: number;
	#isSettled = true;

	constructor(changedSince: number) {
		this.#changedSince = changedSince;
	}

	/** Takes in a folder with what is below it, but of `leftOut` no folders; gives the names of those. */
	add(root: string, folder: string, leftOut?: string): string[] {
		const folders: string[] = [];
		let lines = `${folder}\n`;
		this.#look(join(root, folder));
		for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
			if (entry.isDirectory()) folders.push(entry.name);
			else {
				const { size, mtimeMs, ctimeMs } = this.#look(join(root, folder, entry.name));
				lines += `${entry.name}/${size}/${mtimeMs}/${ctimeMs}\n`;
			}
		}
		this.#hash.update(lines);
		if (folder === leftOut) return folders;
		for (const name of folders)
			if (`${folder}/${name}` !== leftOut) this.add(root, `${folder}/${name}`, leftOut);
		return folders;
	}

	finish(): string {
		return this.#isSettled ? this.#hash.digest("base64") : "";
	}

	#look(path: string) {
		const found = statSync(path);
		if (found.ctimeMs >= this.#changedSince) this.#isSettled = false;
		return found;
	}
}
