/**
 * Returns an old address as old addresses are compared: decoded, in lower case, with letters in one form. Old sites wrote
 * `/über-uns`, `/%C3%BCber-uns` and `/%C3%9Cber-uns` of the same page. Returns the text as it is where it cannot be decoded.
 */
export function toOldPath(path: string): string {
	try {
		return decodeURIComponent(path).toLowerCase().normalize();
	} catch {
		return path;
	}
}
