import { type Samples, SOUND } from "../sample-visit.ts";

const withViewport = (metas: string) => SOUND.replace(/<meta name="viewport".*>/, metas);
const withContent = (content: string) =>
	withViewport(`<meta name="viewport" content="${content}">`);

export const samples: Samples = {
	sound: [
		{ is: "the width of the screen" },
		{ is: "none", pages: { "/": withViewport("") } },
		{ is: "five times", pages: { "/": withContent("width=device-width, maximum-scale=5") } },
		{ is: "twice", pages: { "/": withContent("width=device-width,maximum-scale=2.0") } },
		{
			is: "allowed in words",
			pages: { "/": withContent("width=device-width, user-scalable=yes") },
		},
		{
			is: "a scale that is no number",
			pages: { "/": withContent("width=device-width, maximum-scale=auto") },
		},
		{
			is: "a negative scale, which browsers ignore",
			pages: { "/": withContent("width=device-width, maximum-scale=-1") },
		},
		{
			is: "a later one that allows it",
			pages: {
				"/": withViewport(
					'<meta name="viewport" content="user-scalable=no"><meta name="viewport" content="width=device-width, user-scalable=1">',
				),
			},
		},
	],
	faulty: [
		{
			is: "spaces alone between the properties",
			pages: { "/": withContent("width=device-width initial-scale=1 maximum-scale=1.0") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "forbidden",
			pages: { "/": withContent("width=device-width, user-scalable=no") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "forbidden with a zero, in upper case",
			pages: { "/": withContent("WIDTH=device-width; USER-SCALABLE = 0") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "a scale of one",
			pages: { "/": withContent("width=device-width, maximum-scale=1") },
			values: { count: 1, pages: 1 },
		},
	],
};
