import type { Selectable } from "kysely";
import type { Texts } from "#app/content/files/layered-texts.ts";
import { migrateIfAny } from "#app/content/migrate/migrate-file.ts";
import type { Tables } from "#app/database/tables.ts";
import { mergeFiles } from "./merge-files.ts";

export type Version = Selectable<Tables["contentVersions"]>;

/** Returns the text of a file in the content's folder, or the default one that stands for it; null if there is none. */
export type ReadFile = (file: string) => string | null;

/** The newest version of a file, and what became of it. */
export type LaidFile = {
	version: Version;
	/**
	 * `laid`: visitors see its text. `merged`: its text with what has changed in the file since. `conflict`: the same, and in
	 * some places both have changed, where visitors see those of the version. `obsolete`: the file has the same text, or has had
	 * it and says something else since.
	 * `set-aside`: visitors see the file, as the version cannot be used.
	 */
	state: "laid" | "merged" | "conflict" | "obsolete" | "set-aside";
	/** The places of a conflict, or the reason why the version cannot be used; else empty. */
	problem: string;
};

export type LaidOver = {
	/** What is laid over the files. */
	texts: Texts;
	files: ReadonlyMap<string, LaidFile>;
	/** The number of the newest version; 0 without any. */
	newest: number;
};

export const NOTHING_LAID: LaidOver = { texts: new Map(), files: new Map(), newest: 0 };

/** A version laid over its file; without a text visitors see the file. */
type Laid = Omit<LaidFile, "version"> & { text?: string | null };

/**
 * Creates a function that lays the newest version of each file over the files, which may have changed since. What was merged
 * is kept, so that the next publication merges no other file again.
 */
export function createLayer(readFile: ReadFile): (versions: readonly Version[]) => LaidOver {
	const kept = new Map<string, { version: VersionText; now: string | null; laid: Laid }>();
	const layOne = (version: VersionText): Laid => {
		const now = readFile(version.file);
		const known = kept.get(version.file);
		// The number says nothing: that of a publication which failed is the next one's.
		const isKnown =
			known?.now === now &&
			known.version.text === version.text &&
			known.version.isTaken === version.isTaken &&
			known.version.baseText === version.baseText;
		if (isKnown) return known.laid;
		const laid = tryToLay(version, now);
		kept.set(version.file, { version, now, laid });
		return laid;
	};
	return (versions) => {
		const texts = new Map<string, string | null>();
		const files = new Map<string, LaidFile>();
		for (const version of versions) {
			const { text, ...laid } = layOne(version);
			files.set(version.file, { version, ...laid });
			if (text !== undefined) texts.set(version.file, text);
		}
		return { texts, files, newest: Math.max(0, ...versions.map(({ number }) => number)) };
	};
}

type VersionText = Pick<Version, "file" | "text" | "baseText" | "isTaken">;

function tryToLay(version: VersionText, now: string | null): Laid {
	try {
		return layOverFile(version, now);
	} catch (error) {
		// Whatever a row has in it, the site starts.
		return { state: "set-aside", problem: String(error) };
	}
}

function layOverFile(version: VersionText, now: string | null): Laid {
	const { file, baseText, isTaken } = version;
	// The row stays in the form of the version of the product that wrote it: a node may still run that one.
	const text = migrateIfAny(file, version.text);
	if (text === now) return { state: "obsolete", problem: "" };
	const base = baseText === now ? now : migrateIfAny(file, baseText);
	if (base === now) return { state: "laid", problem: "", text };
	if (now === null && isTaken) return { state: "obsolete", problem: "" };
	if (now === null) return { state: "set-aside", problem: "the folder has no such file any more" };
	const merged = mergeFiles(file, { base, mine: text, theirs: now });
	const isLater = isTaken && merged.conflicts.length > 0;
	if (merged.text === now || isLater) return { state: "obsolete", problem: "" };
	const state = merged.conflicts.length > 0 ? "conflict" : "merged";
	return { state, problem: merged.conflicts.join(", "), text: merged.text };
}

/** Sets the versions of files aside, for a reason each. */
export function setAside(laid: LaidOver, reasons: ReadonlyMap<string, string>): LaidOver {
	const files = [...laid.files].map(([file, known]): [string, LaidFile] => {
		const problem = reasons.get(file);
		return [file, problem === undefined ? known : { ...known, state: "set-aside", problem }];
	});
	const texts = [...laid.texts].filter(([file]) => !reasons.has(file));
	return { ...laid, files: new Map(files), texts: new Map(texts) };
}
