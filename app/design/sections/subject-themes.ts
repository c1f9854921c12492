import type { ServiceKey } from "#app/content/schemas/service.ts";
import { hashText } from "#app/design/art/seed.ts";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";

/** The themes of services: one for the hero, and a saturated one for the section on when not to buy the service. */
export const SERVICE_THEMES: Record<ServiceKey, { hero: SectionTheme; accent: SectionTheme }> = {
	seo: { hero: "aqua", accent: "marigold" },
	contentMarketing: { hero: "sand", accent: "teal" },
	socialMediaMarketing: { hero: "blush", accent: "rani" },
	paidAdvertising: { hero: "night", accent: "marigold" },
	emailMarketing: { hero: "lilac", accent: "teal" },
	webDevelopment: { hero: "marigold", accent: "rani" },
	uiUxDesign: { hero: "peach", accent: "teal" },
};

/** Returns the theme of a service's city links: night, unless its opening is night. */
export function getCityLinksTheme(key: ServiceKey): SectionTheme {
	return SERVICE_THEMES[key].hero === "night" ? "lilac" : "night";
}

/** A city's themes: one for the hero, and one for the story of its economy. */
type CityThemes = { hero: SectionTheme; story: SectionTheme };

/** Themes that were chosen by eye: no kite is on its own main colour, and one theme of the two is pale. */
const KNOWN_CITIES: Readonly<Record<string, CityThemes>> = {
	mumbai: { hero: "marigold", story: "aqua" },
	delhi: { hero: "aqua", story: "rani" },
	bangalore: { hero: "blush", story: "teal" },
	hyderabad: { hero: "rani", story: "sand" },
	ahmedabad: { hero: "night", story: "marigold" },
	chennai: { hero: "teal", story: "blush" },
	kolkata: { hero: "blush", story: "marigold" },
	surat: { hero: "sand", story: "rani" },
	pune: { hero: "lilac", story: "teal" },
	jaipur: { hero: "marigold", story: "blush" },
	lucknow: { hero: "peach", story: "night" },
	kanpur: { hero: "lilac", story: "marigold" },
	nagpur: { hero: "night", story: "peach" },
	visakhapatnam: { hero: "aqua", story: "night" },
	bhopal: { hero: "sand", story: "teal" },
};

const OTHER_CITIES = [
	{ hero: "sand", story: "teal" },
	{ hero: "night", story: "peach" },
	{ hero: "blush", story: "night" },
	{ hero: "teal", story: "sand" },
	{ hero: "lilac", story: "marigold" },
] as const satisfies CityThemes[];

/** Returns the themes of a city's pages; a city without themes of its own gets them by its order. */
export function getCityThemes({ slug, order }: { slug: string; order: number }): CityThemes {
	const known = Object.hasOwn(KNOWN_CITIES, slug) ? KNOWN_CITIES[slug] : undefined;
	return known ?? OTHER_CITIES[order % OTHER_CITIES.length] ?? OTHER_CITIES[0];
}

const OTHER_TOPICS = ["sand", "aqua", "blush", "lilac", "peach"] as const satisfies SectionTheme[];

/** Returns the theme of the service with the topic's slug, otherwise one derived from the slug. */
export function getTopicTheme(topics: readonly { slug: string }[]): SectionTheme {
	const [{ slug } = { slug: "" }] = topics;
	const key = slug.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
	if (isServiceKey(key)) return SERVICE_THEMES[key].hero;
	return OTHER_TOPICS[hashText(slug) % OTHER_TOPICS.length] ?? "sand";
}

function isServiceKey(key: string): key is ServiceKey {
	return Object.hasOwn(SERVICE_THEMES, key);
}
