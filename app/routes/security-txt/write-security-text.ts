/** Under a year, as https://www.rfc-editor.org/rfc/rfc9116#section-2.5.5 recommends. */
const VALID_DAYS = 300;
const DAY_MS = 24 * 60 * 60 * 1000;

type Facts = { email: string; origin: string; now: Date };

/** `security.txt` of RFC 9116; the same all day, so that it can be kept. */
export function writeSecurityText({ email, origin, now }: Facts): string {
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace(".000Z", "Z");
	return [
		`Contact: mailto:${email}`,
		`Contact: ${origin}/contact`,
		`Expires: ${expires}`,
		"Preferred-Languages: en",
		`Canonical: ${origin}/.well-known/security.txt`,
		"",
	].join("\n");
}
