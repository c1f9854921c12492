import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A way to break content, to which the sample files were added. */
export type BrokenKind = {
	name: string;
	/** What somebody did, below the folder that content/ lies in. */
	act: (root: string) => void;
	/** The whole of what is said of it. */
	lines: string[];
};

type Act = BrokenKind["act"];

export function replace(file: string, from: string | RegExp, to: string): Act {
	return (root) => {
		const text = readFileSync(join(root, file), "utf8");
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} does not hold ${from}`);
		writeFileSync(join(root, file), changed);
	};
}

export function rename(from: string, to: string): Act {
	return (root) => renameSync(join(root, from), join(root, to));
}

export function write(file: string, text: string | Buffer): Act {
	return (root) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
}

/** Writes the file anew, in another encoding for instance. */
export function rewrite(file: string, change: (text: string) => string | Buffer): Act {
	return (root) => writeFileSync(join(root, file), change(readFileSync(join(root, file), "utf8")));
}

export function all(...acts: Act[]): Act {
	return (root) => {
		for (const act of acts) act(root);
	};
}
