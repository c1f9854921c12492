import { z } from "zod";
import { template } from "./templates.ts";
import * as t from "./text.ts";

const certainty = (description: string) =>
	t.group(description, {
		label: t.line(40).describe("What such dates are marked with"),
		text: t.line(200).describe("What it means"),
	});
const certaintiesSchema = z.strictObject({
	fixed: certainty("The same date every year"),
	computed: certainty("Computed from sun and moon"),
	moon: certainty("Depends on the sighting of the moon"),
	range: certainty("Sources differ by a day"),
	season: certainty("Weeks without a fixed date"),
});

const source = (description: string) =>
	t.group(description, {
		title: t.line(40).describe("In a few words, beside each date"),
		text: t.line(320).describe("In a sentence, once on the page"),
	});
const sourcesSchema = z.strictObject({
	sameDate: source("A date of the common calendar"),
	budget: source("The day of the government's budget, such as the Union Budget of India"),
	financialYear: source("The financial year"),
	lunar: source("A calendar of the moon, such as the Hindu one"),
	solar: source("Other calendars of the sun than the common one, such as the Hindu ones"),
	islamic: source("The Islamic calendar"),
	custom: source("Custom of a trade"),
});

const yearDaySchema = z
	.string()
	.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "must be a month and a day as 01-26");
const daysSchema = z.int().min(-366).max(366);

const eventSchema = z.strictObject({
	id: t.slugSchema.describe("Names the event in calendars that have it already; never changed"),
	name: t.line(60).describe("The name"),
	date: t.daySchema.describe("The day, or the first one"),
	until: t.daySchema.optional().describe("The last day, where there are several"),
	certainty: certaintiesSchema.keyof().describe("How certain the date is"),
	source: sourcesSchema.keyof().describe("Where the date comes from"),
	yearly: t
		.list("Days of each year that the date can have, as 01-26; checked", 1, 4, yearDaySchema)
		.optional(),
	lunarDay: z
		.int()
		.min(1)
		.max(30)
		.optional()
		.describe(
			"Day of the lunar month, from the new moon: 15 is full moon, 30 the next new moon; checked by newMoons, to two days",
		),
	after: t
		.group("How many days after another event it is; checked", {
			event: t.slugSchema.describe("The id of that event"),
			from: daysSchema.describe("At least so many days; negative before it"),
			to: daysSchema.describe("At most so many days; negative before it"),
		})
		.optional(),
	avoids: t.list("Names of pauses that it must not touch; checked", 1, 6, t.line(40)).optional(),
	states: t.list("States; none for all of them", 1, 36, t.line(40)).optional(),
	trades: t.list("Slugs of trades; none for all of them", 1, 12, t.slugSchema).optional(),
	prepare: t.groups("What to prepare", 1, 4, {
		weeks: z.int().min(0).max(30).describe("How many weeks before the first day it is ready"),
		text: t.line(200).describe("What to do, in one or two sentences"),
	}),
});
export type Festival = z.infer<typeof eventSchema>;

/** The schema of `content/calendar.yaml`: festivals and buying seasons of one year. */
export const festivalListSchema = z.strictObject({
	name: t.line(40).describe("What links to it say"),
	card: t.line(200).describe("What it answers, in one or two sentences, where it is linked"),
	service: t.reference("service").describe("Slug of the service whose page leads to it"),
	...t.pageHead,
	year: z.int().min(2020).max(2100).describe("The year of the dates"),
	texts: t.group("Around the dates", {
		filter: t.line(60).describe("Heading over the form"),
		state: t.line(30).describe("Label of the states"),
		allStates: t.line(30).describe("No state in particular"),
		trade: t.line(30).describe("Label of the trades"),
		allTrades: t.line(30).describe("No trade in particular"),
		button: t.line(30).describe("What the form's button says"),
		count: template(80, "What is shown", "count", "state", "trade"),
		all: t.line(40).describe("Link to all dates"),
		files: t.line(60).describe("Heading over the files"),
		filesText: t.line(420).describe("What the files hold"),
		ics: t.line(40).describe("Link to the calendar file"),
		csv: t.line(40).describe("Link to the spreadsheet"),
		months: t.line(30).describe("Name of the links to the months, for screen readers"),
		certainty: t.line(60).describe("Heading over how certain the dates are"),
		sources: t.line(60).describe("Heading over the sources"),
	}),
	certainties: certaintiesSchema.describe("How certain a date can be"),
	sources: sourcesSchema.describe("Where dates come from"),
	states: t.list("States that can be chosen, in their order", 1, 36, t.line(40)),
	trades: t.groups("Trades that can be chosen, in their order", 1, 12, {
		slug: t.slugSchema.describe("In addresses; events name it"),
		name: t.line(40).describe("The name"),
		industry: t
			.reference("industry")
			.optional()
			.describe("Slug of the industry whose page leads to it"),
	}),
	newMoons: t
		.list("New moons of the year; the text of lunar names them by {newMoons}", 1, 14, t.daySchema)
		.optional(),
	pauses: t
		.groups("When some things are not done; a source names them by {pauses}", 1, 12, {
			name: t.line(40).describe("The name; one that comes twice is there twice"),
			from: t.daySchema.describe("The first day"),
			until: t.daySchema.describe("The last day"),
		})
		.optional(),
	events: t
		.list("The events, in any order", 1, 80, eventSchema)
		.refine(
			(events) => new Set(events.map(({ id }) => id)).size === events.length,
			"must have each id once",
		),
	updated: t.updatedSchema,
});
export type FestivalList = z.infer<typeof festivalListSchema>;
