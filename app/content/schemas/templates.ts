import { z } from "zod";
import { group, line } from "./text.ts";

/** Creates the schema of a text that must contain each of the names in braces, and no other name. */
export function text(max: number, description: string, ...names: string[]) {
	const needed = names.map((name) => `{${name}}`);
	const error = needed.length > 0 ? `must hold ${needed.join(" and ")}` : "must hold no {name}";
	return line(max)
		.refine((value) => {
			const found = new Set(value.match(/\{\w*\}/g));
			return found.size === needed.length && needed.every((name) => found.has(name));
		}, `${error}, each replaced on every page, and no other braces`)
		.describe(names.length > 0 ? `${description}; replaced: ${needed.join(", ")}` : description);
}

/** The schema of `content/pages/templates.yaml`: texts that all pages of one kind share. */
export const templatesSchema = z.strictObject({
	service: group("Pages of services", {
		parts: text(60, "Heading over the parts of the service", "service"),
		cities: text(60, "Heading over the cities"),
		citiesText: text(160, "Sentence under the heading over the cities", "service"),
		questions: text(60, "Heading over the questions"),
		price: text(60, "The price of the service", "from", "to", "per"),
		priceText: text(160, "Beside the price, which leads to all prices"),
	}),
	stories: group("Case studies and articles on the pages of services and their parts", {
		cases: text(60, "Heading over case studies"),
		posts: text(60, "Heading over articles"),
	}),
	servicePart: group("Pages of parts of a service", {
		questions: text(60, "Heading over the questions", "part"),
		previous: text(30, "Over the link to the part before"),
		next: text(30, "Over the link to the next part"),
		whole: text(160, "What the service's own page has, after the last part"),
	}),
	serviceInCity: group("Pages of a service in a city", {
		subtitle: text(160, "Sentence under the title", "service", "city"),
		livesOn: text(30, "Before what the city lives on"),
		languages: text(30, "Before the languages of the city"),
		firstSteps: text(60, "Heading over the first steps", "city"),
		questions: text(60, "Heading over the questions", "city"),
		nearby: text(60, "Heading over the cities nearby", "service"),
		otherServices: text(60, "Heading over the city's other services", "city"),
		districts: text(40, "Before the names of districts"),
	}),
	serviceCities: group("Lists of a service's cities", {
		subtitle: text(200, "Sentences under the title"),
		description: text(
			200,
			"What search engines show under the title",
			"service",
			"agency",
			"count",
			"first",
			"last",
		),
		distances: text(60, "Over the distances from the agency's city", "city"),
	}),
	city: group("Pages of cities", {
		districts: text(60, "Heading over the districts", "city"),
		distances: text(240, "Note on the distances of the districts", "city"),
		livesOn: text(60, "Heading over what the city lives on", "city"),
		industries: text(60, "Heading over the industries", "city"),
		search: text(60, "Heading over how people search"),
		advertising: text(60, "Heading over what is different in advertising"),
		services: text(60, "Heading over the services", "city"),
		questions: text(60, "Heading over the questions", "city"),
		posts: text(60, "Heading over articles that name the city", "city"),
		nearest: text(60, "Heading over the nearest cities"),
		nearestText: text(80, "Line under that heading", "city"),
	}),
	district: group("Pages of districts", {
		way: text(80, "After distance and direction", "city"),
		place: text(60, "Heading over the text on the place"),
		customers: text(60, "Heading over the text on its customers"),
		firstSteps: text(60, "Heading over the first steps", "district"),
		services: text(60, "Heading over the services", "city"),
		neighbours: text(60, "Heading over the neighbouring districts"),
		others: text(40, "Before the names of farther districts"),
	}),
	aboutPage: group("The last part of local pages, about the page itself", {
		heading: text(60, "Heading"),
		city: text(320, "Why there is a page about a city", "city"),
		district: text(320, "Why there is a page about a district", "district", "city"),
		service: text(320, "Why there is a page about a service in a city", "service", "city"),
		home: text(320, "From where the agency's own city is served", "city"),
		elsewhere: text(320, "From where other cities are served", "city"),
		author: text(40, "Before the name of the author"),
		updated: text(40, "Before the day of the last change"),
	}),
	person: group("Pages of people; {person} is the first name", {
		focus: text(60, "Heading over what the person does", "person"),
		languages: text(40, "Before the person's languages"),
		posts: text(60, "Heading over the person's articles", "person"),
		cities: text(60, "Heading over the cities that the person wrote about", "person"),
		citiesText: text(160, "Sentence under that heading", "person"),
		contact: text(60, "Link to the form", "person"),
		sample: text(40, "Mark of an invented person"),
	}),
	sample: group("What belongs to the demonstration agency", {
		banner: text(200, "On each page while samples are at a public address"),
		caseStudy: text(165, "What search engines show of a sample case", "case"),
		person: text(165, "What search engines show of a sample person", "title"),
	}),
	reason: group("Pages of reasons to choose us", {
		others: text(60, "Heading over the other reasons"),
	}),
});
