import {
	accessSync,
	constants,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Texts } from "#app/content/files/layered-texts.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";

type Written = { file: string; change: "added" | "changed" | "deleted" };

const BYTE_ORDER_MARK = "\ufeff";

/**
 * Replaces files below a folder by texts; null deletes one. All texts are on the disk, beside their files, before the first
 * file is replaced: where the folder cannot be written to, nothing is changed. Throws a UserError then.
 */
export function writeTexts(folder: string, texts: Texts): Written[] {
	const toPath = (file: string) => join(folder, file);
	try {
		for (const [file, text] of texts) prepare(toPath(file), text);
		return [...texts].map(([file, text]) => ({ file, change: replace(toPath(file), text) }));
	} finally {
		for (const file of texts.keys()) {
			const temporary = toTemporary(toPath(file));
			if (statSync(temporary, { throwIfNoEntry: false })?.isFile()) rmSync(temporary);
		}
	}
}

function prepare(path: string, text: string | null): void {
	try {
		if (text === null) {
			accessSync(dirname(path), constants.W_OK);
			return;
		}
		mkdirSync(dirname(path), { recursive: true });
		const known = statSync(path, { throwIfNoEntry: false });
		const isMarked = known && readFileSync(path, "utf8").startsWith(BYTE_ORDER_MARK);
		const written = isMarked ? BYTE_ORDER_MARK + text : text;
		writeFileSync(toTemporary(path), written, { mode: known?.mode, flush: true });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		throw new UserError(`${path} cannot be written, and nothing was changed: ${error.message}`);
	}
}

function replace(path: string, text: string | null): Written["change"] {
	if (text === null) {
		rmSync(path);
		return "deleted";
	}
	const isKnown = statSync(path, { throwIfNoEntry: false }) !== undefined;
	renameSync(toTemporary(path), path);
	return isKnown ? "changed" : "added";
}

/** Returns a path beside a file whose name is passed over when content is read. */
function toTemporary(path: string): string {
	return join(dirname(path), `.${basename(path)}.new`);
}
