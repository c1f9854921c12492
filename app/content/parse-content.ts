import type { z } from "zod";
import { type AgencyRegion, getSiteLanguage } from "#app/platform/region.ts";
import type { ContentReader } from "./files/content-reader.ts";
import type { Media } from "./media/media.ts";
import { readFonts } from "./media/own-fonts.ts";
import { readLogo } from "./media/own-logo.ts";
import { toHomePicturesView, toProofView, toTeamPhotoView } from "./media/page-pictures.ts";
import { FILES, type Lists } from "./pages/registry.ts";
import { createPriceFormat } from "./price-format.ts";
import { deriveRegion, toRegion } from "./region.ts";
import { deskSchema } from "./schemas/desk.ts";
import { type FestivalList, festivalListSchema } from "./schemas/festivals.ts";
import { messagesSchema } from "./schemas/messages.ts";
import { navigationSchema } from "./schemas/navigation.ts";
import * as offer from "./schemas/offer.ts";
import { ownPagesSchema, pagesSchema, toFileName } from "./schemas/page-files.ts";
import { proofSchema } from "./schemas/proof.ts";
import { redirectsSchema } from "./schemas/redirects.ts";
import { type Site, siteSchema } from "./schemas/site.ts";
import { templatesSchema } from "./schemas/templates.ts";
import { type Rates, setCurrency, termsSchema } from "./schemas/terms.ts";
import { writeHours } from "./write-hours.ts";

/** Parses every file of the content, without linking one to another; the reader gathers the issues. */
export function parseContent(reader: ContentReader, media: Media) {
	const site = parseSite(reader);
	reader.setNamed("agency", toPlaceholders(site));
	// The site is empty while it has issues.
	if (site.currency) setCurrency(site.currency);
	if (site.address) reader.setLanguage(getSiteLanguage(deriveRegion(site)));
	const festivals = parseFestivals(reader, site);
	const terms = reader.parseOwnYaml("terms.yaml", termsSchema) ?? {};
	const pricing = parsePricing(reader, site, terms);
	return {
		site,
		terms,
		pages: { ...parsePages(reader, media, site), pricing },
		proof: toProofView(reader.parseOwnYaml("proof.yaml", proofSchema), media),
		offer: parseOffer(reader),
		/** Undefined where all of it follows the content. */
		navigation: reader.parseOwnYaml("navigation.yaml", navigationSchema),
		/** Undefined where the product's messages are shown as they are. */
		messages: reader.parseOwnYaml("messages.yaml", messagesSchema),
		/** Undefined without a calendar. */
		festivals,
		desk: reader.parseYaml("desk.yaml", deskSchema),
		templates: reader.parseYaml("pages/templates.yaml", templatesSchema),
		...parseLists(reader, media),
		redirects: reader.parseOwnYaml("redirects.yaml", redirectsSchema)?.redirects ?? [],
		/** The agency's own pictures, which the fields above name. */
		pictures: media.pictures,
		/** Undefined where the look's own mark is shown. */
		logo: readLogo(reader, media, site.logo),
		/** Undefined where the product's fonts stay. */
		fonts: readFonts(reader, media, site.fonts),
		/** The files of the logo and of the fonts. */
		lookFiles: media.lookFiles,
		/** The agency's own films and their captions. */
		files: media.files,
	};
}

/** Parses `site.yaml`, and writes a line of hours where it has none. */
export function parseSite(reader: ContentReader): Site {
	const site = reader.parseYaml("site.yaml", siteSchema);
	const { hours, openingHours } = site;
	return {
		...site,
		hours: hours ?? (openingHours ? writeHours(openingHours, toRegion(site)) : ""),
	};
}

/** Returns the values of `{agency.name}` and the like; of a file with issues they are empty. */
function toPlaceholders({ name = "", tagline = "", description = "", address }: Partial<Site>) {
	return { name, city: address?.addressLocality ?? "", tagline, description };
}

/** Returns the placeholders of the figures in terms.yaml that there are. */
function toTermPlaceholders({ tax, quarter }: Rates, locale?: string): Record<string, string> {
	const { format } = new Intl.NumberFormat(locale);
	return {
		...(tax && { tax: tax.name, taxPercent: format(tax.percent) }),
		...(quarter && {
			quarterWeeks: String(quarter.weeks),
			reviewWeek: String(quarter.reviewWeek),
			...(quarter.launchWeek && { launchWeek: String(quarter.launchWeek) }),
		}),
	};
}

/** Parses the calendar, whose days every other file can name. */
function parseFestivals(reader: ContentReader, site: Site): FestivalList | undefined {
	const festivals = reader.parseOwnYaml("calendar.yaml", festivalListSchema);
	// Each is empty while it has issues.
	const isSound = festivals?.events && site.address;
	if (festivals)
		reader.setNamed(
			"calendar",
			isSound ? toCalendarPlaceholders(festivals, toRegion(site).locale) : null,
		);
	return festivals;
}

/** Returns the year and the days of each event: `{calendar.navratri}`, and its first day as `{calendar.navratri.start}`. */
function toCalendarPlaceholders({ year, events }: FestivalList, locale: string) {
	const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
	// Ranges have thin spaces, which the fonts have not.
	const formatDays = (day: string, until: string) =>
		format.formatRange(new Date(day), new Date(until)).replaceAll("\u2009", " ");
	const days = events.flatMap(({ id, date, until = date }): [name: string, days: string][] => [
		[id, formatDays(date, until)],
		[`${id}.start`, formatDays(date, date)],
	]);
	return { year: String(year), ...Object.fromEntries(days) };
}

function parseOffer(reader: ContentReader): offer.OfferItem[] {
	const { items = [], isSample = false } =
		reader.parseOwnYaml("offer.yaml", offer.offerSchema) ?? {};
	return items.map((item) => ({ ...item, isSample }));
}

/** Parses the prices, and sets the values of placeholders that the prices hold. */
function parsePricing(reader: ContentReader, site: Site, terms: Rates) {
	// The site is empty while it has issues.
	const { locale } = site.address ? deriveRegion(site) : {};
	const agency = { ...toPlaceholders(site), ...toTermPlaceholders(terms, locale) };
	const file = "pages/pricing.yaml";
	reader.setNamed("agency", { ...agency, ...LATER_FEES });
	const pricing = reader.parseOwnYaml(file, ownPagesSchema.shape.pricing);
	reader.setNamed("agency", { ...agency, ...formatFees(pricing, site) });
	reader.setNamed("price", formatPrices(pricing, site));
	return pricing && (reader.fill(file, pricing) ?? undefined);
}

/** The placeholders of fees as values of themselves, while the fees are not known. */
const LATER_FEES = {
	monthlyFee: "{agency.monthlyFee}",
	projectFee: "{agency.projectFee}",
} as const;

/** Formats the smallest fees that the prices name. */
function formatFees(pricing: offer.Pricing | undefined, site: Site): Record<string, string> {
	// Both are empty while they have issues.
	if (!site.address || (pricing && !pricing.minimum)) return LATER_FEES;
	const { month, project } = pricing?.minimum ?? {};
	const format = createPriceFormat(site);
	return {
		...(month !== undefined && { monthlyFee: format(month) }),
		...(project !== undefined && { projectFee: format(project) }),
	};
}

/** Formats the lowest price of each service; null while they are not known. */
function formatPrices(
	pricing: offer.Pricing | undefined,
	site: Site,
): Record<string, string> | null {
	if (!pricing) return {};
	// Both are empty while they have issues.
	if (!site.address || !pricing.bands) return null;
	const format = createPriceFormat(site);
	return Object.fromEntries(
		pricing.bands.items.map(({ service, from }) => [service, format(from)]),
	);
}

/** Parses the files of `pages/`, but the prices, whose placeholders are set by themselves. */
function parsePages(reader: ContentReader, media: Media, site: Site) {
	// The site is empty while it has issues.
	const region = site.address ? toRegion(site) : { phoneExample: "", timeZone: "" };
	const toFile = (page: string) => `pages/${toFileName(page)}.yaml`;
	const entries = Object.entries(pagesSchema.shape).map(([page, schema]) => [
		page,
		reader.parseYaml<unknown>(toFile(page), schema),
	]);
	const pages = Object.fromEntries(entries) as z.infer<typeof pagesSchema>;
	const { pricing: _prices, ...ownSchemas } = ownPagesSchema.shape;
	const ownEntries = Object.entries(ownSchemas).map(([page, schema]) => [
		page,
		reader.parseOwnYaml<unknown>(toFile(page), schema),
	]);
	return {
		...pages,
		...(Object.fromEntries(ownEntries) as Own<typeof ownSchemas>),
		home: toHomePicturesView(pages.home, media),
		about: toTeamPhotoView(pages.about, media),
		contact: addRegion(pages.contact, region),
	};
}

/** The texts of pages that an agency may lack. */
type Own<Schemas extends Record<string, z.ZodType>> = {
	[Page in keyof Schemas]: z.infer<Schemas[Page]> | undefined;
};

/** Adds what the form and the rules of calls have of the agency's region, as far as the content does not say it. */
function addRegion(
	{ form, booking, ...contact }: z.infer<typeof pagesSchema>["contact"],
	{ phoneExample, timeZone }: Pick<AgencyRegion, "phoneExample" | "timeZone">,
) {
	return {
		...contact,
		form: { ...form, phonePlaceholder: phoneExample },
		booking: booking && { ...booking, zone: booking.zone ?? timeZone },
	};
}

/** Parses the files of every family of pages. */
function parseLists(reader: ContentReader, media: Media): Lists {
	const entries = Object.entries(FILES).map(([name, files]) => [name, files.parse(reader, media)]);
	return Object.fromEntries(entries) as Lists;
}
