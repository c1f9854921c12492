/** Query parameters by which campaigns and advertisements identify themselves. */
export const CAMPAIGN_PARAMETERS = [
	"utm_source",
	"utm_medium",
	"utm_campaign",
	"utm_term",
	"utm_content",
	"gclid",
	"gbraid",
	"wbraid",
	"fbclid",
	"msclkid",
	"li_fat_id",
] as const;

export type CampaignParameters = Partial<Record<(typeof CAMPAIGN_PARAMETERS)[number], string>>;

/** The way in which the visitor came to the site, as stored in the browser's session. */
export type Attribution = {
	landingPage: string | null;
	referrer: string | null;
	firstTouch: CampaignParameters | null;
	lastTouch: CampaignParameters | null;
};

export const NO_ATTRIBUTION: Attribution = {
	landingPage: null,
	referrer: null,
	firstTouch: null,
	lastTouch: null,
};

const PATH_MAX = 300;
const HOST_MAX = 253;
const VALUE_MAX = 200;
const SOURCE_MAX = 40;
const CONTROL = /\p{Cc}/gu;
const PATH = /^\/(?![/\\])[\x21-\x7e]*$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Parses the form fields that the visitor's browser filled in. A malformed value is left out. */
export function parseAttribution(getField: (name: string) => string): Attribution {
	const [landingPage, referrer] = [getField("landingPage"), getField("referrer")];
	const isPath = PATH.test(landingPage) && landingPage.length <= PATH_MAX;
	const isHost = HOST.test(referrer) && referrer.length <= HOST_MAX;
	return {
		landingPage: isPath ? landingPage : null,
		referrer: isHost ? referrer.toLowerCase() : null,
		firstTouch: parseCampaignParameters(new URLSearchParams(getField("firstTouch"))),
		lastTouch: parseCampaignParameters(new URLSearchParams(getField("lastTouch"))),
	};
}

/** Parses the campaign parameters of a query. Returns null when it has none. */
export function parseCampaignParameters(query: URLSearchParams): CampaignParameters | null {
	const entries = CAMPAIGN_PARAMETERS.flatMap((name) => {
		const value = query.get(name)?.replaceAll(CONTROL, "").trim().slice(0, VALUE_MAX);
		return value ? [[name, value] as const] : [];
	});
	return entries.length > 0 ? Object.fromEntries(entries) : null;
}

const CLICK_SOURCES = [
	["gclid", "google-ads"],
	["gbraid", "google-ads"],
	["wbraid", "google-ads"],
	["fbclid", "meta"],
	["msclkid", "microsoft-ads"],
	["li_fat_id", "linkedin"],
] as const;

/** Sources that say nothing about a visitor. */
export const UNIVERSAL_SOURCES: ReadonlySet<string> = new Set([
	"direct",
	...CLICK_SOURCES.map(([, source]) => source),
]);

/** Returns the last campaign's source, else the referring host, else `direct`. */
export function getSource(attribution: Pick<Attribution, "lastTouch" | "referrer">): string {
	const { lastTouch, referrer } = attribution;
	if (lastTouch?.utm_source) return toSourceName(lastTouch.utm_source);
	for (const [parameter, source] of CLICK_SOURCES) if (lastTouch?.[parameter]) return source;
	return referrer ?? "direct";
}

/** Returns a short name that cannot be an e-mail address. */
export function toSourceName(text: string, maxLength = SOURCE_MAX): string {
	const name = text.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, "-");
	return text.includes("@") || name.length > maxLength ? "other" : name;
}
