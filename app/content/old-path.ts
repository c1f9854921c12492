/** Any byte that is encoded by percent. */
const ENCODED_BYTE = /%([\da-f]{2})/gi;

/**
 * Returns an old address as old addresses are compared: decoded, in lower case, with letters in one form. Old sites wrote
 * `/über-uns`, `/%C3%BCber-uns`, `/%C3%9Cber-uns` and `/%FCber-uns` of the same page.
 */
export function toOldPath(path: string): string {
	return decodePath(path).toLowerCase().normalize();
}

/**
 * Decodes a path as UTF-8, or else as Latin-1, by which sites once encoded their addresses; then a percent sign that
 * encodes nothing stays.
 */
export function decodePath(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path.replaceAll(ENCODED_BYTE, (_byte, code) =>
			String.fromCharCode(Number.parseInt(code, 16)),
		);
	}
}
