import { z } from "zod";
import { template } from "./templates.ts";
import * as t from "./text.ts";

const certainty = (words: t.Words) =>
	t.group(words, {
		label: t.line(40, { title: "Mark", description: "The word that such dates are marked with" }),
		text: t.line(200, { title: "Meaning", description: "What the mark means" }),
	});
const certaintiesSchema = z.strictObject({
	fixed: certainty({ title: "Fixed", description: "The same date every year" }),
	computed: certainty({ title: "Computed", description: "Computed from sun and moon" }),
	moon: certainty({
		title: "Sighting of the moon",
		description: "Depends on the sighting of the moon",
	}),
	range: certainty({ title: "Differs by a day", description: "Sources differ by a day" }),
	season: certainty({ title: "Season", description: "Weeks without a fixed date" }),
});

const source = (words: t.Words) =>
	t.group(words, {
		title: t.line(40, { title: "In a few words", description: "Beside each date" }),
		text: t.line(320, { title: "In a sentence", description: "Once on the page" }),
	});
const sourcesSchema = z.strictObject({
	sameDate: source({ title: "Common calendar", description: "A date of the common calendar" }),
	budget: source({
		title: "Government's budget",
		description: "The day of the government's budget, such as the Union Budget of India",
	}),
	financialYear: source("Financial year"),
	lunar: source({ title: "Calendar of the moon", description: "Such as the Hindu one" }),
	solar: source({
		title: "Other calendars of the sun",
		description: "Those other than the common one, such as the Hindu ones",
	}),
	islamic: source("Islamic calendar"),
	custom: source("Custom of a trade"),
});

const yearDaySchema = z
	.string()
	.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be a month and a day as 01-26");
const daysSchema = z.int().min(-366).max(366);

const eventSchema = t.group("Event", {
	id: t.slugSchema.meta({
		title: "Lasting mark",
		description:
			"Calendars that have the event know it by these lower-case words with hyphens; never change them",
	}),
	name: t.line(60, "Name"),
	date: t.daySchema.meta({
		title: "First day",
		description: "The day, or the first one of several",
	}),
	until: t.daySchema
		.optional()
		.meta({ title: "Last day", description: "Where there are several days" }),
	certainty: certaintiesSchema
		.keyof()
		.meta({ title: "Certainty", description: "How certain the date is" }),
	source: sourcesSchema.keyof().meta({ title: "Source", description: "Where the date comes from" }),
	yearly: t
		.list(
			{
				title: "Days in each year",
				description:
					"Days that the date can have, month first, such as 01-26. The site checks that the date is one of them",
			},
			1,
			4,
			yearDaySchema.meta({ title: "Day" }),
		)
		.optional(),
	lunarDay: z.int().min(1).max(30).optional().meta({
		title: "Day of the moon",
		description:
			"Counted from the new moon: 15 is full moon, 30 the next new moon. Checked against the new moons of the year, to two days",
	}),
	after: t
		.group(
			{ title: "Days after another event", description: "The site checks the distance" },
			{
				event: t.slugSchema.meta({
					title: "Other event",
					description: "The lasting mark of that event",
				}),
				from: daysSchema.meta({
					title: "At least",
					description: "In days; negative before the event",
				}),
				to: daysSchema.meta({
					title: "At most",
					description: "In days; negative before the event",
				}),
			},
		)
		.optional(),
	avoids: t
		.list(
			{
				title: "Pauses to avoid",
				description: "Names of pauses that it must not touch; the site checks it",
			},
			1,
			6,
			t.line(40, "Pause"),
		)
		.optional(),
	states: t
		.list({ title: "States", description: "None means all of them" }, 1, 36, t.line(40, "State"))
		.optional(),
	trades: t
		.list(
			{ title: "Trades", description: "None means all of them" },
			1,
			12,
			t.slugSchema.meta({ title: "Trade" }),
		)
		.optional(),
	prepare: t.groups(
		{ title: "Preparation", description: "What to prepare, and by when", entry: "Task" },
		1,
		4,
		{
			weeks: z.int().min(0).max(30).meta({
				title: "Weeks before",
				description: "How many weeks before the first day it is ready",
			}),
			text: t.line(200, { title: "Task", description: "What to do, in one or two sentences" }),
		},
	),
});
export type Festival = z.infer<typeof eventSchema>;

/** The schema of `content/calendar.yaml`: festivals and buying seasons of one year. */
export const festivalListSchema = z.strictObject({
	name: t.line(40, { title: "Name", description: "What links to the calendar say" }),
	card: t.line(200, {
		title: "Card text",
		description: "What the calendar answers, in one or two sentences, where it is linked",
	}),
	service: t
		.reference("service")
		.meta({ title: "Service", description: "The service whose page leads to the calendar" }),
	...t.pageHead,
	year: z.int().min(2020).max(2100).meta({ title: "Year", description: "The year of the dates" }),
	texts: t.group("Words around the dates", {
		filter: t.line(60, "Heading of the filter"),
		state: t.line(30, "Label of the states"),
		allStates: t.line(30, {
			title: "All states",
			description: "The choice of no state in particular",
		}),
		trade: t.line(30, "Label of the trades"),
		allTrades: t.line(30, {
			title: "All trades",
			description: "The choice of no trade in particular",
		}),
		button: t.line(30, "Button of the filter"),
		count: template(80, "Number of dates shown", "count", "state", "trade"),
		all: t.line(40, "Link to all dates"),
		files: t.line(60, "Heading of the files"),
		filesText: t.line(420, { title: "Text about the files", description: "What the files hold" }),
		ics: t.line(40, "Link to the calendar file"),
		csv: t.line(40, "Link to the spreadsheet"),
		months: t.line(30, {
			title: "Name of the month links",
			description: "Read out by screen readers",
		}),
		certainty: t.line(60, {
			title: "Heading of the certainties",
			description: "Above how certain the dates are",
		}),
		sources: t.line(60, "Heading of the sources"),
	}),
	certainties: certaintiesSchema.meta({
		title: "Certainties",
		description: "How certain a date can be",
	}),
	sources: sourcesSchema.meta({ title: "Sources", description: "Where dates come from" }),
	states: t.list("States to choose from", 1, 36, t.line(40, "State")),
	trades: t.groups({ title: "Trades to choose from", entry: "Trade" }, 1, 12, {
		slug: t.slugSchema.meta({
			title: "Address part",
			description: "The trade in addresses: lower-case words with hyphens, by which events name it",
		}),
		name: t.line(40, "Name"),
		industry: t
			.reference("industry")
			.optional()
			.meta({ title: "Industry", description: "The industry whose page leads to it" }),
	}),
	newMoons: t
		.list(
			{
				title: "New moons",
				description:
					"All of the year. The text about the calendar of the moon names them by {newMoons}",
			},
			1,
			14,
			t.daySchema.meta({ title: "New moon" }),
		)
		.optional(),
	pauses: t
		.groups(
			{
				title: "Pauses",
				description: "Times when some things are not done. A source names them by {pauses}",
				entry: "Pause",
			},
			1,
			12,
			{
				name: t.line(40, {
					title: "Name",
					description: "A pause that comes twice is there twice, with the same name",
				}),
				from: t.daySchema.meta({ title: "First day" }),
				until: t.daySchema.meta({ title: "Last day" }),
			},
		)
		.optional(),
	events: t
		.list("Events", 1, 80, eventSchema)
		.refine(
			(events) => new Set(events.map(({ id }) => id)).size === events.length,
			"must have each lasting mark once",
		),
	updated: t.updatedSchema,
});
export type FestivalList = z.infer<typeof festivalListSchema>;
