const MB = 1024 * 1024;
/** The sizes in bytes up to which the content of a file is kept: of one, and of all of a message. */
export const FILE_BYTES = 10 * MB;
export const MESSAGE_FILES_BYTES = 20 * MB;
const MAX_NAME = 120;
const MAX_EXTENSION = 12;
/** Names of devices on Windows, which no file may have. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** A name with the folders that it was in, rather than with a slash as in a date. */
const PATH = /^(?:[a-z]:[/\\]|\.{0,2}[/\\]|~|file:)|\\|\.\.\/|\/\//i;

/**
 * Returns the name of a file without its folders, invisible characters and those that file systems forbid, at most 120 characters
 * with its extension.
 */
export function cleanFileName(name: string): string {
	const whole = name.slice(0, 10_000);
	const base = PATH.test(whole) ? (whole.split(/[/\\]/).at(-1) ?? "") : whole;
	const clean = base
		.toWellFormed()
		.normalize("NFC")
		.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
		.replaceAll(/\s+/g, " ")
		.replaceAll(/[<>:"|?*/\\]/g, "_")
		.replaceAll(/^[. ]+|[. ]+$/g, "");
	const safe = DEVICES.test(clean) ? `_${clean}` : clean;
	if (safe.length <= MAX_NAME) return safe;
	const dot = safe.lastIndexOf(".");
	const extension = dot > 0 && safe.length - dot <= MAX_EXTENSION ? safe.slice(dot) : "";
	return safe.slice(0, MAX_NAME - extension.length).toWellFormed() + extension;
}
