import { type Samples, SOUND } from "../sample-visit.ts";

const withViewport = (metas: string) => SOUND.replace(/<meta name="viewport".*>/, metas);
const withContent = (content: string) =>
	withViewport(`<meta name="viewport" content="${content}">`);

export const samples: Samples = {
	sound: [
		{ is: "the width of the screen" },
		{
			is: "upper case, spaces and semicolons",
			pages: {
				"/": withViewport(
					'<META NAME="Viewport" CONTENT="Width = Device-Width; Initial-Scale=1.0">',
				),
			},
		},
		{ is: "the scale alone", pages: { "/": withContent("initial-scale=1") } },
		{
			is: "several that add to each other",
			pages: {
				"/": withViewport(
					'<meta name="viewport" content="viewport-fit=cover"><meta name="viewport" content="width=device-width">',
				),
			},
		},
		{ is: "zoom forbidden", pages: { "/": withContent("width=device-width, user-scalable=no") } },
	],
	faulty: [
		{ is: "none", pages: { "/": withViewport("") }, values: { count: 1, pages: 1 } },
		{ is: "an empty one", pages: { "/": withContent("") }, values: { count: 1, pages: 1 } },
		{
			is: "a fixed width",
			pages: { "/": withContent("width=1024") },
			values: { count: 1, pages: 1 },
		},
		{
			is: "a fixed width with a scale",
			pages: { "/": withContent("width=980, initial-scale=0.3") },
			values: { count: 1, pages: 1 },
		},
	],
};
