import { z } from "zod";
import { addSentence, group, line, type Words } from "./text.ts";

/** The names of a service, either of which a text that names one may have in the place of `{service}`. */
const SERVICE_NAMES = /\{service(?:Name|ShortName)\}/g;

/** Creates the schema of a text that must contain each of the names in braces, and no other name. */
export function template(max: number, words: Words, ...names: string[]) {
	const needed = names.map((name) => `{${name}}`);
	const error = needed.length > 0 ? `must hold ${needed.join(" and ")}` : "must hold no {name}";
	const replaced = `Keep ${needed.join(", ")} in it: each page puts its own words there`;
	return line(max, needed.length > 0 ? addSentence(words, replaced) : words).refine((value) => {
		const found = new Set(value.replaceAll(SERVICE_NAMES, "{service}").match(/\{\w*\}/g));
		return found.size === needed.length && needed.every((name) => found.has(name));
	}, `${error}, each replaced on every page, and no other braces`);
}

const SHORT = "{service} stands for its short name, {serviceName} for its full one";
const LONG = "{service} stands for its full name, {serviceShortName} for its short one";

/** The schema of `content/pages/templates.yaml`: texts that all pages of one kind share. */
export const templatesSchema = z.strictObject({
	service: group("Pages of services", {
		parts: template(60, { title: "Heading of the parts", description: SHORT }, "service"),
		cities: template(60, "Heading of the cities"),
		citiesText: template(
			160,
			{
				title: "Text about the cities",
				description: `Sentence under the heading of the cities. ${SHORT}`,
			},
			"service",
		),
		questions: template(60, "Heading of the questions"),
		price: template(
			60,
			{ title: "Price", description: "The price of the service" },
			"from",
			"to",
			"per",
		),
		priceText: template(160, { title: "Link to all prices", description: "Beside the price" }),
	}),
	stories: group(
		{ title: "Case studies and posts", description: "On the pages of services and their parts" },
		{
			cases: template(60, "Heading of the case studies"),
			posts: template(60, "Heading of the posts"),
		},
	),
	servicePart: group("Pages of parts of a service", {
		questions: template(60, "Heading of the questions", "part"),
		previous: template(30, {
			title: "Previous part",
			description: "Above the link to the part before",
		}),
		next: template(30, { title: "Next part", description: "Above the link to the next part" }),
		whole: template(160, {
			title: "Whole service",
			description: "What the service's own page has, after the last part",
		}),
	}),
	serviceInCity: group("Pages of a service in a city", {
		subtitle: template(
			160,
			{ title: "Subtitle", description: `Sentence under the title. ${LONG}` },
			"service",
			"city",
		),
		livesOn: template(30, {
			title: "Before the economy",
			description: "Words before what the city lives on",
		}),
		languages: template(30, {
			title: "Before the languages",
			description: "Words before the languages of the city",
		}),
		firstSteps: template(60, "Heading of the first steps", "city"),
		questions: template(60, "Heading of the questions", "city"),
		nearby: template(60, { title: "Heading of the cities nearby", description: SHORT }, "service"),
		otherServices: template(
			60,
			{ title: "Heading of other services", description: "Above the city's other services" },
			"city",
		),
		districts: template(40, {
			title: "Before the districts",
			description: "Words before the names of districts",
		}),
	}),
	terms: group(
		{
			title: "Prices at the top of pages",
			description: "Fee and way of working, on first screens. {from} and {to} are of the prices",
		},
		{
			month: template(80, "Price by the month", "from", "to"),
			project: template(80, "Price by the project", "from", "to"),
			alone: template(
				80,
				{
					title: "Price below the smallest fee",
					description: "After the price of a service that begins below the smallest fee",
				},
				"from",
			),
			city: template(
				120,
				{
					title: "Offer in a city",
					description: "What is offered in a city, and the smallest monthly fee",
				},
				"from",
			),
			serviceInCity: template(
				120,
				{ title: "Price of a service in a city", description: `The lowest price. ${SHORT}` },
				"service",
				"from",
				"per",
			),
			home: template(
				160,
				{
					title: "Work in your own city",
					description: "How the work goes in the agency's own city",
				},
				"city",
			),
			elsewhere: template(
				160,
				{ title: "Work in other cities", description: "How the work goes in other cities" },
				"city",
			),
			link: template(40, "Link to the prices"),
		},
	).optional(),
	serviceCities: group(
		{ title: "Cities of a service", description: "Pages that list the cities of a service" },
		{
			subtitle: template(200, { title: "Subtitle", description: "Sentences under the title" }),
			description: template(
				200,
				{
					title: "Search description",
					description: `What search engines show under the title. ${LONG}`,
				},
				"service",
				"agency",
				"count",
				"first",
				"last",
			),
			distances: template(
				60,
				{
					title: "Heading of the distances",
					description: "Above the distances from the agency's city",
				},
				"city",
			),
		},
	),
	city: group("Pages of cities", {
		lead: template(60, {
			title: "Before the name",
			description: "Words before the name of a city or a district, in titles",
		}),
		state: template(30, {
			title: "Word for the state",
			description: "What the state or region of a city is called",
		}),
		districts: template(60, "Heading of the districts", "city"),
		distances: template(
			240,
			{ title: "Note on distances", description: "About the distances of the districts" },
			"city",
		),
		livesOn: template(
			60,
			{ title: "Heading of the economy", description: "Above what the city lives on" },
			"city",
		),
		industries: template(60, "Heading of the industries", "city"),
		search: template(60, { title: "Heading of searching", description: "Above how people search" }),
		advertising: template(60, {
			title: "Heading of advertising",
			description: "Above what is different in advertising",
		}),
		services: template(60, "Heading of the services", "city"),
		questions: template(60, "Heading of the questions", "city"),
		posts: template(
			60,
			{ title: "Heading of the posts", description: "Above posts that name the city" },
			"city",
		),
		nearest: template(60, "Heading of the nearest cities"),
		nearestText: template(
			80,
			{ title: "Text about the nearest cities", description: "Line under that heading" },
			"city",
		),
	}),
	district: group("Pages of districts", {
		way: template(
			80,
			{ title: "Way to the district", description: "After distance and direction" },
			"city",
		),
		place: template(60, {
			title: "Heading of the place",
			description: "Above the text on the place",
		}),
		customers: template(60, {
			title: "Heading of the customers",
			description: "Above the text on its customers",
		}),
		firstSteps: template(60, "Heading of the first steps", "district"),
		services: template(60, "Heading of the services", "city"),
		neighbours: template(60, {
			title: "Heading of the neighbours",
			description: "Above the neighbouring districts",
		}),
		others: template(40, {
			title: "Before farther districts",
			description: "Words before the names of farther districts",
		}),
	}),
	aboutPage: group(
		{
			title: "About this page",
			description: "The last part of local pages, about the page itself",
		},
		{
			heading: template(60, "Heading"),
			city: template(
				320,
				{ title: "Page about a city", description: "Why there is such a page" },
				"city",
			),
			district: template(
				320,
				{ title: "Page about a district", description: "Why there is such a page" },
				"district",
				"city",
			),
			service: template(
				320,
				{
					title: "Page about a service in a city",
					description: `Why there is such a page. ${SHORT}`,
				},
				"service",
				"city",
			),
			home: template(
				320,
				{ title: "Your own city", description: "From where the agency's own city is served" },
				"city",
			),
			elsewhere: template(
				320,
				{ title: "Other cities", description: "From where other cities are served" },
				"city",
			),
			author: template(40, {
				title: "Before the author",
				description: "Words before the name of the author",
			}),
			updated: template(40, {
				title: "Before the last change",
				description: "Words before the day of the last change",
			}),
		},
	),
	person: group(
		{ title: "Pages of people", description: "{person} is the first name" },
		{
			focus: template(
				60,
				{ title: "Heading of the work", description: "Above what the person does" },
				"person",
			),
			languages: template(40, {
				title: "Before the languages",
				description: "Words before the person's languages",
			}),
			posts: template(
				60,
				{ title: "Heading of the posts", description: "Above the person's posts" },
				"person",
			),
			cities: template(
				60,
				{
					title: "Heading of the cities",
					description: "Above the cities that the person wrote about",
				},
				"person",
			),
			citiesText: template(
				160,
				{ title: "Text about the cities", description: "Sentence under that heading" },
				"person",
			),
			contact: template(60, "Link to the form", "person"),
			sample: template(40, "Mark of an invented person"),
		},
	),
	sample: group(
		{ title: "Demonstration", description: "What belongs to the demonstration agency" },
		{
			banner: template(200, {
				title: "Banner",
				description: "On each page while samples are at a public address",
			}),
			caseStudy: template(
				165,
				{ title: "Sample case study", description: "What search engines show of it" },
				"case",
			),
			person: template(
				165,
				{ title: "Sample person", description: "What search engines show of it" },
				"title",
			),
		},
	),
	reason: group(
		{ title: "Reasons to choose you", description: "Pages of reasons" },
		{
			others: template(60, "Heading of other reasons"),
		},
	),
});
