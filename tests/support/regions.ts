import type { AgencyRegion } from "#app/platform/region.ts";

/** Regions that differ in all that a formatter could take for granted. */
export const REGIONS = {
	india: {
		locale: "en-IN",
		timeZone: "Asia/Kolkata",
		currency: "INR",
		phoneExample: "+91 98765 43210",
		country: "IN",
		phoneCountry: "IN",
	},
	/** It has summer time, 24 hours and a zone that its country shares with others. */
	lisbon: {
		locale: "en-IE",
		timeZone: "Europe/Lisbon",
		currency: "EUR",
		phoneExample: "+351 912 345 678",
		country: "PT",
		phoneCountry: "PT",
	},
	/** It writes the currency's sign behind the sum, and a comma before decimals. */
	berlin: {
		locale: "de-DE",
		timeZone: "Europe/Berlin",
		currency: "EUR",
		phoneExample: "+49 1512 3456789",
		country: "DE",
		phoneCountry: "DE",
	},
	/** It lies west of Greenwich, counts twelve hours, and writes the month before the day. */
	portland: {
		locale: "en-US",
		timeZone: "America/Los_Angeles",
		currency: "USD",
		phoneExample: "+1 201 555 0123",
		country: "US",
		phoneCountry: "US",
	},
} satisfies Record<string, AgencyRegion>;
