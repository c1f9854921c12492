import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { toSlug } from "#app/content/names.ts";
import { deriveRegion, toRegion } from "#app/content/region.ts";
import { siteSchema } from "#app/content/schemas/site.ts";
import { metaDescriptionSchema } from "#app/content/schemas/text.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { getAgencyRegion, setRegion } from "#app/platform/region.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { type Answers, formatIssues } from "./answers.ts";
import { formatTownLine, listWorkDays } from "./country.ts";

/** The English of countries whose own is unknown to Intl: its dates begin with the day. */
const OTHER_LOCALE = "en-GB";
const EVERY_FIELD = "Every field there is, with what it takes: docs/schemas/README.md";

/**
 * Writes the content of a new agency into a folder, which must be empty or not exist. What was not asked for stays out, so
 * that each sentence is true. Returns the paths of the files. Throws a UserError that names what the country does not say.
 */
export function writeContent(folder: string, answers: Answers): string[] {
	if (existsSync(folder) && readdirSync(folder).length > 0)
		throw new UserError(`${folder} is not empty: name another folder.`);
	const { name, town, services, people } = answers;
	const site = toSite(answers);
	const { error } = siteSchema.safeParse(site);
	if (error) throw new UserError(`Add to the answers: ${formatIssues(error).join("; ")}.`);
	setRegion(toRegion(site));
	const updated = toDay(getNow());
	const files: [file: string, comment: string, value: unknown][] = [
		["site.yaml", `Who the agency is. ${EVERY_FIELD}#site`, site],
		...services.map((service, index): [string, string, unknown] => [
			`services/${toFileName(service)}.yaml`,
			`The page of this service has what stands here, in this order. ${EVERY_FIELD}#service`,
			{ ...toService(service, answers), order: index + 1, updated },
		]),
		...people.map((person, index): [string, string, unknown] => [
			`people/${toFileName(person.name)}.yaml`,
			`${EVERY_FIELD}#person`,
			{
				...person,
				order: index + 1,
				isTeamMember: true,
				bio: `${person.name} is ${person.title} at ${name}.`,
				description: chooseText(
					`${person.name} is ${person.title} at ${name} of ${town}: read more, or write to the agency.`,
					`${person.name} is ${person.title} at ${name}: read more, or write to the agency.`,
					`${person.name} works at ${name}, an agency for digital marketing. Read more, or write to us.`,
				),
				isSample: false,
				updated,
			},
		]),
	];
	const names = files.map(([file]) => file);
	const double = names.find((file, index) => names.indexOf(file) < index);
	if (double) throw new UserError(`Two names give the same file, ${double}: change one of them.`);
	return files.map(([file, comment, value]) => {
		const path = join(folder, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, `# ${comment}\n${stringify(value, { lineWidth: 120 })}`);
		return path;
	});
}

function toFileName(name: string): string {
	const slug = toSlug(name, getAgencyRegion().locale);
	if (!slug)
		throw new UserError(`${JSON.stringify(name)} gives no address: it needs a letter or a digit.`);
	return slug;
}

function toSite(answers: Answers) {
	const { name, town, country, currency, services } = answers;
	const { locale } = deriveRegion({ currency, address: { addressCountry: country } });
	const list = new Intl.ListFormat("en-GB").format(services);
	return {
		name,
		tagline: answers.tagline,
		description: chooseText(
			`${name} of ${town} offers ${list}. Ask what it can do for you.`,
			`${name} is a digital marketing agency of ${town}. Ask what it can do for you, by the form, by e-mail or by phone.`,
			`${name} is a digital marketing agency. Ask what it can do for you, by the form, by e-mail or by phone.`,
		),
		email: answers.email,
		phone: answers.phone,
		openingHours: [
			{
				days: answers.days ?? listWorkDays(country),
				opens: answers.opens,
				closes: answers.closes,
			},
		],
		currency,
		locale: answers.locale ?? (locale ? undefined : OTHER_LOCALE),
		timeZone: answers.timeZone,
		phoneCountry: answers.phoneCountry,
		address: {
			streetAddress: answers.street,
			addressLocality: town,
			postalCode: answers.postalCode,
			addressRegion: answers.state,
			addressCountry: country,
			townLine: formatTownLine(answers),
			isSample: false,
		},
	};
}

function toService(service: string, { name, town }: Answers) {
	return {
		name: service,
		card: `${service} by ${name} of ${town}.`,
		description: chooseText(
			`${service} by ${name} of ${town}: ask what it would do for your business, and what it would cost.`,
			`${service} by ${name}: ask what it would do for your business, and what it would cost.`,
		),
		hero: {
			title: service,
			subtitle: `${name} offers this service. Tell us what you want to reach, and ask what it would take.`,
		},
	};
}

/** Returns the first text that is as long as search engines show, or else the last one. */
function chooseText(...texts: string[]): string {
	return texts.find((text) => metaDescriptionSchema.safeParse(text).success) ?? texts.at(-1) ?? "";
}
