import type { z } from "zod";
import type { AgencyRegion } from "#app/platform/region.ts";
import { createRecord } from "./create-record.ts";
import type { ContentReader } from "./files/content-reader.ts";
import type { Media, ShownPicture } from "./media/media.ts";
import { showFilm, showHomePictures, showTeamPhoto } from "./media/page-pictures.ts";
import { addTextPictures } from "./media/text-pictures.ts";
import { toInitials } from "./names.ts";
import { toRegion } from "./region.ts";
import { citySchema, districtSchema, localServiceSchema } from "./schemas/city.ts";
import { deskSchema } from "./schemas/desk.ts";
import { documentSchema } from "./schemas/document.ts";
import { festivalListSchema } from "./schemas/festivals.ts";
import { industrySchema } from "./schemas/industry.ts";
import { chooseCityTheme, chooseServiceTheme } from "./schemas/look.ts";
import * as offer from "./schemas/offer.ts";
import { ownPagesSchema, pagesSchema, toFileName } from "./schemas/page-files.ts";
import { proofSchema } from "./schemas/proof.ts";
import { redirectsSchema } from "./schemas/redirects.ts";
import { serviceSchema, subServiceSchema } from "./schemas/service.ts";
import { type Site, siteSchema } from "./schemas/site.ts";
import * as story from "./schemas/story.ts";
import { templatesSchema } from "./schemas/templates.ts";
import { type Terms, termsSchema } from "./schemas/terms.ts";
import { writeHours } from "./write-hours.ts";

/** Parses every file of the content, without linking one to another; the reader gathers the issues. */
export function parseContent(reader: ContentReader, media: Media) {
	const site = parseSite(reader);
	reader.setAgency(toPlaceholders(site));
	const terms = reader.parseOwnYaml("terms.yaml", termsSchema) ?? {};
	const pricing = parsePricing(reader, site, terms);
	return {
		site,
		terms,
		pages: { ...parsePages(reader, media, site), pricing },
		proof: showFilm(reader.parseOwnYaml("proof.yaml", proofSchema), media),
		offer: parseOffer(reader),
		industries: sortByOrder(reader.parseFolder("industries", industrySchema)),
		/** Undefined without a calendar. */
		festivals: reader.parseOwnYaml("calendar.yaml", festivalListSchema),
		desk: reader.parseYaml("desk.yaml", deskSchema),
		documents: sortByOrder(reader.parseFolder("documents", documentSchema)),
		templates: reader.parseYaml("pages/templates.yaml", templatesSchema),
		services: sortByOrder(
			reader.listFiles("services", ".yaml").map((slug) => parseService(reader, slug)),
		),
		caseStudies: sortByOrder(
			reader.parseFolder("case-studies", story.caseStudySchema).map(({ image, ...file }) => {
				const path = `case-studies/${file.slug}.yaml`;
				const picture = media.add(path, "image", { picture: image }, "cover");
				return { ...file, ...toImage(picture, `/art/case-study/${file.slug}.svg`) };
			}),
		),
		whyChooseUs: sortByOrder(reader.parseFolder("why-choose-us", story.whyChooseUsSchema)),
		people: sortByOrder(
			reader.parseFolder("people", story.personSchema).map((file) => toPerson(file, media)),
		),
		posts: reader
			.listFiles("posts", ".md")
			.map((slug) => parsePost(reader, media, slug))
			.sort((a, b) => b.date?.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
		redirects: reader.parseOwnYaml("redirects.yaml", redirectsSchema)?.redirects ?? [],
		cities: sortByOrder(reader.listFolders("cities").map((slug) => parseCity(reader, slug))),
		/** The agency's own pictures, which the fields above name. */
		pictures: media.pictures,
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
function toTermPlaceholders({ tax, quarter }: Terms): Record<string, string> {
	return {
		...(tax && { tax: tax.name, taxPercent: String(tax.percent) }),
		...(quarter && {
			quarterWeeks: String(quarter.weeks),
			reviewWeek: String(quarter.reviewWeek),
		}),
	};
}

function parseOffer(reader: ContentReader): offer.OfferItem[] {
	const { items = [], isSample = false } =
		reader.parseOwnYaml("offer.yaml", offer.offerSchema) ?? {};
	return items.map((item) => ({ ...item, isSample }));
}

/** Parses the prices, and sets the values of placeholders: the smallest fees, which the prices hold, are among them. */
function parsePricing(reader: ContentReader, site: Site, terms: Terms) {
	const agency = { ...toPlaceholders(site), ...toTermPlaceholders(terms) };
	const file = "pages/pricing.yaml";
	reader.setAgency({ ...agency, ...LATER_FEES });
	const pricing = reader.parseOwnYaml(file, ownPagesSchema.shape.pricing);
	reader.setAgency({ ...agency, ...formatFees(pricing, site) });
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
	const { locale, currency } = toRegion(site);
	const { format } = new Intl.NumberFormat(locale, {
		style: "currency",
		currency,
		maximumFractionDigits: 0,
	});
	return {
		...(month !== undefined && { monthlyFee: format(month) }),
		...(project !== undefined && { projectFee: format(project) }),
	};
}

function parsePages(reader: ContentReader, media: Media, site: Site) {
	// The site is empty while it has issues.
	const region = site.address ? toRegion(site) : { phoneExample: "", timeZone: "" };
	const toFile = (page: string) => `pages/${toFileName(page)}.yaml`;
	const entries = Object.entries(pagesSchema.shape).map(([page, schema]) => [
		page,
		reader.parseYaml<unknown>(toFile(page), schema),
	]);
	const pages = Object.fromEntries(entries) as z.infer<typeof pagesSchema>;
	const { howWeWork, terms } = ownPagesSchema.shape;
	return {
		...pages,
		howWeWork: reader.parseOwnYaml(toFile("howWeWork"), howWeWork),
		terms: reader.parseOwnYaml(toFile("terms"), terms),
		home: showHomePictures(pages.home, media),
		about: showTeamPhoto(pages.about, media),
		contact: addRegion(pages.contact, region),
	};
}

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

function toPerson(
	{ photo, slug, ...file }: z.infer<typeof story.personSchema> & { slug: string },
	media: Media,
) {
	const { name = slug } = file;
	const picture = media.add(`people/${slug}.yaml`, "photo", { picture: photo, name }, "portrait");
	return {
		...file,
		slug,
		avatar: picture?.src ?? null,
		avatarSrcSet: picture?.srcSet ?? null,
		avatarAlt: picture?.alt ?? "",
		initials: toInitials(name),
	};
}

/** Returns the fields of a card's picture: the agency's own one, or else a drawing. */
function toImage(picture: ShownPicture | null, drawing: string) {
	return {
		imageUrl: picture?.src ?? drawing,
		imageSrcSet: picture?.srcSet ?? null,
		imageAlt: picture?.alt ?? "",
	};
}

function parseService(reader: ContentReader, slug: string) {
	const path = `services/${slug}`;
	const file = reader.parseYaml(`${path}.yaml`, serviceSchema);
	return {
		...file,
		slug,
		shortName: file.shortName ?? file.name,
		theme: chooseServiceTheme(file),
		imageUrl: `/art/service/${slug}.svg`,
		subServices: sortByOrder(reader.parseFolder(path, subServiceSchema)),
	};
}

function parseCity(reader: ContentReader, slug: string) {
	const path = `cities/${slug}`;
	const services = reader.parseFolder(`${path}/services`, localServiceSchema);
	const file = reader.parseYaml(`${path}/city.yaml`, citySchema);
	return {
		...file,
		slug,
		theme: chooseCityTheme(file),
		imageUrl: `/art/city/${slug}.svg`,
		/** Slugs of the nearest other cities, by coordinates; a district's are of districts. */
		neighbours: [] as string[],
		districts: sortByOrder(
			reader.parseFolder(`${path}/districts`, districtSchema).map((district) => ({
				...district,
				neighbours: [] as string[],
				imageUrl: `/art/district/${slug}/${district.slug}.svg`,
			})),
		),
		/** Local services by service slug; a service without a text of its own here is missing. */
		services: createRecord(services.map(({ slug: service, ...text }) => [service, text] as const)),
	};
}

function parsePost(reader: ContentReader, media: Media, slug: string) {
	const file = `posts/${slug}.md`;
	const { frontMatter, body } = reader.parseMarkdown(file, story.postFrontMatterSchema);
	if (frontMatter.title && !body) reader.addIssue(file, "has no text below its front matter");
	const { image, ...facts } = frontMatter;
	const picture = media.add(file, "image", { picture: image }, "cover");
	return {
		...facts,
		...toImage(picture, `/art/post/${slug}.svg`),
		slug,
		body,
		pictures: addTextPictures({ reader, media, file, body }),
	};
}

function sortByOrder<T extends { order: number; slug: string }>(entries: readonly T[]): T[] {
	return entries.toSorted((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}
