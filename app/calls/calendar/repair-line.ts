/** The properties whose values are words or texts of people. The others are codes, which have no blanks in them. */
const TEXTS = new Set(["UID", "SUMMARY", "TZID"]);
/** A name of a zone without the quotes that a colon or a comma in it needs. */
const UNQUOTED_ZONE = /;TZID=([^";]+)/i;

/**
 * Writes a line of a property as the standard wants it (RFC 5545): codes without blanks and in capitals, as in
 * `BYDAY=MO, tu`, and the name of a zone in quotes. The value begins at the last colon, as no code has one.
 */
export function repairLine(name: string, line: string): string {
	const at = line.lastIndexOf(":");
	if (TEXTS.has(name) || at < 0) return line;
	const head = line.slice(0, at).split(/([;=])/);
	const value = line.slice(at + 1).replaceAll(/\s+/g, "");
	const written = head.map((part) => part.trim()).join("");
	return `${written.replace(UNQUOTED_ZONE, ';TZID="$1"')}:${value.toUpperCase()}`;
}
