import type { City } from "../types.ts";
import {
	findRelatives,
	hasListOfThree,
	hasShortCloser,
	isImperativeTitle,
	opensWithoutVerb,
} from "./patterns.ts";

/** One habit of wording, counted over all local pages. */
export type Habit = {
	name: string;
	/** How many there are that could have it, and the share of them that may. */
	of: number;
	limit: number;
	/** The places where it was found: file, then the words. */
	hits: string[];
};

type Step = { title: string; text: string };
type LocalText = { file: string; paragraphs: string[]; steps: Step[] };

/** Counts the habits that make local pages sound alike; each has the limit that the shipped content keeps. */
export function countHabits(cities: readonly City[]): Habit[] {
	const texts = cities.flatMap(listLocalTexts);
	const districts = cities.flatMap(({ slug, districts }) =>
		districts.map((district) => ({ ...district, file: `${slug}/districts/${district.slug}` })),
	);
	const steps = texts.flatMap(({ file, steps }) => steps.map((step) => ({ file, ...step })));
	const paragraphs = texts.flatMap(({ file, paragraphs }) =>
		paragraphs.map((text) => ({ file, text: text.replaceAll(/\s+/g, " ").trim() })),
	);
	const find = (test: (text: string) => boolean) =>
		paragraphs.filter(({ text }) => test(text)).map(({ file, text }) => `${file}: ${text}`);
	return [
		{
			name: "Steps that open with a list without a verb",
			limit: 0.09,
			of: steps.length,
			hits: steps
				.filter(({ text }) => opensWithoutVerb(text.replaceAll(/\s+/g, " ")))
				.map(({ file, text }) => `${file}: ${text}`),
		},
		{
			name: 'Titles of steps that are an order ("Count the bills")',
			limit: 0.285,
			of: steps.length,
			hits: steps
				.filter(({ title }) => isImperativeTitle(title))
				.map(({ file, title }) => `${file}: ${title}`),
		},
		{
			name: "Paragraphs that close with a sentence of nine words or fewer",
			limit: 0.076,
			of: paragraphs.length,
			hits: find(hasShortCloser),
		},
		{
			name: "Relatives as characters, for each page",
			limit: 0.19,
			of: texts.length,
			hits: paragraphs.flatMap(({ file, text }) =>
				findRelatives(text).map((word) => `${file}: ${word}`),
			),
		},
		{
			name: "Paragraphs with a list of three parts",
			limit: 0.4,
			of: paragraphs.length,
			hits: find(hasListOfThree),
		},
		{
			name: "Districts with exactly two paragraphs on customers",
			limit: 0.5,
			of: districts.length,
			hits: districts.filter(({ customers }) => customers.length === 2).map(({ file }) => file),
		},
	];
}

export function isWithinLimit({ limit, of, hits }: Habit): boolean {
	return hits.length <= limit * of;
}

function listLocalTexts({ slug, ...city }: City): LocalText[] {
	return [
		{
			file: `${slug}/city`,
			steps: [],
			paragraphs: [
				city.intro,
				...city.economy,
				...city.industries.map(({ why }) => why),
				...city.search,
				...city.advertising,
				...city.questions.map(({ answer }) => answer),
			],
		},
		...city.districts.map((district) => ({
			file: `${slug}/districts/${district.slug}`,
			steps: district.firstSteps,
			paragraphs: [
				district.intro,
				...district.place,
				...district.customers,
				...district.firstSteps.map(({ text }) => text),
			],
		})),
		...Object.entries(city.services).flatMap(([service, text]) =>
			text
				? [
						{
							file: `${slug}/services/${service}`,
							steps: text.firstSteps,
							paragraphs: [
								text.intro,
								...text.sections.flatMap(({ paragraphs }) => paragraphs),
								...text.firstSteps.map(({ text }) => text),
								...text.questions.map(({ answer }) => answer),
							],
						},
					]
				: [],
		),
	];
}
