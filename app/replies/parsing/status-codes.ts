/** An enhanced status code (RFC 3463): its second number is a subject, of which there are eight. */
const CODE = /([245]\.[0-7]\.\d{1,3})/;
/** A code alone, which is no part of an IP address. */
const ALONE = new RegExp(`(?<![\\d.])${CODE.source}(?![\\d.]*\\d)`);
/** A code beside that of SMTP, or in the marks that mail servers put around it: dates and versions have neither. */
const MARKED = new RegExp(
	`(?:\\b[45]\\d\\d[ -]#?|[#([]\\s?|status(?: code)?:? ?)${CODE.source}(?![\\d.]*\\d)`,
	"i",
);

/** Finds the code of a failure in a field of a report. Returns null where there is none. */
export function findStatus(text: string): string | null {
	const code = (MARKED.exec(text) ?? ALONE.exec(text))?.[1] ?? null;
	return code?.startsWith("2.") ? null : code;
}
