import { hash } from "node:crypto";

/** Returns the name of a file's address, which changes with its bytes, so that browsers may keep it for good. */
export function toServedName(stem: string, ending: string, bytes: Buffer): string {
	return `${stem}-${hash("sha256", bytes).slice(0, 8)}.${ending}`;
}

/** Formats that a file is larger than so many bytes; null where it is not. */
export function formatTooLarge({ length }: Buffer, max: number): string | null {
	if (length <= max) return null;
	return `has ${Math.ceil(length / 1000)} kB; at most ${max / 1000} kB are allowed`;
}
