import { z } from "zod";
import { group, line } from "./text.ts";

/** The names of a service, either of which a text that names one may have in the place of `{service}`. */
const SERVICE_NAMES = /\{service(?:Name|ShortName)\}/g;

/** Creates the schema of a text that must contain each of the names in braces, and no other name. */
export function template(max: number, description: string, ...names: string[]) {
	const needed = names.map((name) => `{${name}}`);
	const error = needed.length > 0 ? `must hold ${needed.join(" and ")}` : "must hold no {name}";
	return line(max)
		.refine((value) => {
			const found = new Set(value.replaceAll(SERVICE_NAMES, "{service}").match(/\{\w*\}/g));
			return found.size === needed.length && needed.every((name) => found.has(name));
		}, `${error}, each replaced on every page, and no other braces`)
		.describe(names.length > 0 ? `${description}; replaced: ${needed.join(", ")}` : description);
}

const SHORT = "{service} is its shortName, {serviceName} its name";
const LONG = "{service} is its name, {serviceShortName} its shortName";

/** The schema of `content/pages/templates.yaml`: texts that all pages of one kind share. */
export const templatesSchema = z.strictObject({
	service: group("Pages of services", {
		parts: template(60, `Heading over the parts of the service; ${SHORT}`, "service"),
		cities: template(60, "Heading over the cities"),
		citiesText: template(160, `Sentence under the heading over the cities; ${SHORT}`, "service"),
		questions: template(60, "Heading over the questions"),
		price: template(60, "The price of the service", "from", "to", "per"),
		priceText: template(160, "Beside the price, which leads to all prices"),
	}),
	stories: group("Case studies and articles on the pages of services and their parts", {
		cases: template(60, "Heading over case studies"),
		posts: template(60, "Heading over articles"),
	}),
	servicePart: group("Pages of parts of a service", {
		questions: template(60, "Heading over the questions", "part"),
		previous: template(30, "Over the link to the part before"),
		next: template(30, "Over the link to the next part"),
		whole: template(160, "What the service's own page has, after the last part"),
	}),
	serviceInCity: group("Pages of a service in a city", {
		subtitle: template(160, `Sentence under the title; ${LONG}`, "service", "city"),
		livesOn: template(30, "Before what the city lives on"),
		languages: template(30, "Before the languages of the city"),
		firstSteps: template(60, "Heading over the first steps", "city"),
		questions: template(60, "Heading over the questions", "city"),
		nearby: template(60, `Heading over the cities nearby; ${SHORT}`, "service"),
		otherServices: template(60, "Heading over the city's other services", "city"),
		districts: template(40, "Before the names of districts"),
	}),
	terms: group("Fee and way of working, on first screens; {from} and {to} are of the prices", {
		month: template(80, "The price of a service by the month", "from", "to"),
		project: template(80, "The price of a service by the project", "from", "to"),
		alone: template(80, "After the price of a service that begins below the smallest fee", "from"),
		city: template(120, "What is offered in a city, and the smallest monthly fee", "from"),
		serviceInCity: template(
			120,
			`The lowest price of a service in a city; ${SHORT}`,
			"service",
			"from",
			"per",
		),
		home: template(160, "How the work goes in the agency's own city", "city"),
		elsewhere: template(160, "How the work goes in other cities", "city"),
		link: template(40, "Link to the prices"),
	}).optional(),
	serviceCities: group("Lists of a service's cities", {
		subtitle: template(200, "Sentences under the title"),
		description: template(
			200,
			`What search engines show under the title; ${LONG}`,
			"service",
			"agency",
			"count",
			"first",
			"last",
		),
		distances: template(60, "Over the distances from the agency's city", "city"),
	}),
	city: group("Pages of cities", {
		lead: template(60, "Before the name of a city or a district, in titles"),
		state: template(30, "What the state or region of a city is called"),
		districts: template(60, "Heading over the districts", "city"),
		distances: template(240, "Note on the distances of the districts", "city"),
		livesOn: template(60, "Heading over what the city lives on", "city"),
		industries: template(60, "Heading over the industries", "city"),
		search: template(60, "Heading over how people search"),
		advertising: template(60, "Heading over what is different in advertising"),
		services: template(60, "Heading over the services", "city"),
		questions: template(60, "Heading over the questions", "city"),
		posts: template(60, "Heading over articles that name the city", "city"),
		nearest: template(60, "Heading over the nearest cities"),
		nearestText: template(80, "Line under that heading", "city"),
	}),
	district: group("Pages of districts", {
		way: template(80, "After distance and direction", "city"),
		place: template(60, "Heading over the text on the place"),
		customers: template(60, "Heading over the text on its customers"),
		firstSteps: template(60, "Heading over the first steps", "district"),
		services: template(60, "Heading over the services", "city"),
		neighbours: template(60, "Heading over the neighbouring districts"),
		others: template(40, "Before the names of farther districts"),
	}),
	aboutPage: group("The last part of local pages, about the page itself", {
		heading: template(60, "Heading"),
		city: template(320, "Why there is a page about a city", "city"),
		district: template(320, "Why there is a page about a district", "district", "city"),
		service: template(
			320,
			`Why there is a page about a service in a city; ${SHORT}`,
			"service",
			"city",
		),
		home: template(320, "From where the agency's own city is served", "city"),
		elsewhere: template(320, "From where other cities are served", "city"),
		author: template(40, "Before the name of the author"),
		updated: template(40, "Before the day of the last change"),
	}),
	person: group("Pages of people; {person} is the first name", {
		focus: template(60, "Heading over what the person does", "person"),
		languages: template(40, "Before the person's languages"),
		posts: template(60, "Heading over the person's articles", "person"),
		cities: template(60, "Heading over the cities that the person wrote about", "person"),
		citiesText: template(160, "Sentence under that heading", "person"),
		contact: template(60, "Link to the form", "person"),
		sample: template(40, "Mark of an invented person"),
	}),
	sample: group("What belongs to the demonstration agency", {
		banner: template(200, "On each page while samples are at a public address"),
		caseStudy: template(165, "What search engines show of a sample case", "case"),
		person: template(165, "What search engines show of a sample person", "title"),
	}),
	reason: group("Pages of reasons to choose us", {
		others: template(60, "Heading over the other reasons"),
	}),
});
