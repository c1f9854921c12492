/** The languages whose messages are a part of the product. English is the one that the messages are written in. */
export const SHIPPED_LANGUAGES = ["en", "de", "hi"] as const;

/** What some countries write otherwise; English of India is as the messages are written. */
export const VARIANTS = ["en-GB", "en-US"] as const;

/**
 * Returns the tags (BCP 47) whose messages are looked up for a language, the most exact one first. English of other
 * countries is British.
 */
export function listFallbacks(language: string): readonly string[] {
	const { language: base, region } = new Intl.Locale(language);
	if (base !== "en") return language === base ? [base] : [language, base];
	if (!region || region === "IN") return [];
	return [region === "US" ? "en-US" : "en-GB"];
}
