import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A function that changes the content in the folder that contains content/. */
export type Act = (root: string) => void;

export function edit(file: string, from: string | RegExp, to: string): Act {
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

export function remove(file: string): Act {
	return (root) => rmSync(join(root, file), { recursive: true });
}

export function write(file: string, text: string | Buffer): Act {
	return (root) => {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	};
}

export function link(file: string, target: string): Act {
	return (root) => {
		rmSync(join(root, file), { force: true });
		symlinkSync(target, join(root, file));
	};
}

export function all(...acts: Act[]): Act {
	return (root) => {
		for (const act of acts) act(root);
	};
}
