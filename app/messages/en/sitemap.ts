import { defineMessages } from "../define-messages.ts";

/** The messages of the sitemap. */
export const t = defineMessages("sitemap", {
	serviceInCities: "{service} in {count, plural, one {# city} other {# cities}}",
	allCities: "All cities<hidden> for {service}</hidden> compared",
});
