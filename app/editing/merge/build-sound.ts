import type { Texts } from "#app/content/files/layered-texts.ts";
import { ContentError, formatIssue } from "#app/platform/content-error.ts";
import { type LaidOver, setAside } from "./lay-over.ts";

type Sound<Snapshot> = { laid: LaidOver; snapshot: Snapshot };

/** How content is built of the files and of texts laid over them. */
export type Builder<Snapshot> = {
	/** Throws where the content cannot be used. */
	build(texts: Texts): Snapshot;
	/** Returns the path below the folder of a file that an issue names. */
	toFile(path: string): string;
};

/**
 * Builds the content of what is laid over the files. Versions with which it cannot be used are set aside: first those that
 * the issues name, then one by one the oldest with which it cannot be used together with those before it. Throws where the
 * files alone cannot be used.
 */
export function buildSound<Snapshot>(
	laid: LaidOver,
	{ build, toFile }: Builder<Snapshot>,
): Sound<Snapshot> {
	const first = tryTo(() => build(laid.texts));
	if ("value" in first) return { laid, snapshot: first.value };
	const named = findNamed(first.error, laid, toFile);
	for (let sound = setAside(laid, named); ; ) {
		const { texts } = sound;
		const built = tryTo(() => build(texts));
		if ("value" in built) return { laid: sound, snapshot: built.value };
		const culprit = findCulprit([...texts], build);
		if (culprit === undefined) throw built.error;
		sound = setAside(sound, new Map([[culprit, formatReason(built.error)]]));
	}
}

/** Finds the laid files that issues name, with the first issue of each. */
function findNamed(error: unknown, { texts }: LaidOver, toFile: (path: string) => string) {
	const issues = error instanceof ContentError ? error.issues : [];
	const byFile = Map.groupBy(issues, ({ file }) => toFile(file));
	const named = [...byFile].filter(([file]) => texts.has(file));
	return new Map(named.map(([file, [issue]]) => [file, issue ? formatIssue(issue) : ""]));
}

/**
 * Finds the oldest text with which the content cannot be used together with those before it; undefined where the files alone
 * cannot be used.
 */
function findCulprit(
	texts: readonly [file: string, text: string | null][],
	build: (texts: Texts) => unknown,
): string | undefined {
	let [sound, unsound] = [-1, texts.length];
	while (unsound - sound > 1) {
		const middle = Math.floor((sound + unsound) / 2);
		if ("value" in tryTo(() => build(new Map(texts.slice(0, middle))))) sound = middle;
		else unsound = middle;
	}
	return texts[unsound - 1]?.[0];
}

/** Whatever a text does to what reads it, the other texts are tried. */
function tryTo<Value>(run: () => Value): { value: Value } | { error: unknown } {
	try {
		return { value: run() };
	} catch (error) {
		return { error };
	}
}

function formatReason(error: unknown): string {
	const [line = ""] = String(error instanceof Error ? error.message : error).split("\n");
	return line;
}
