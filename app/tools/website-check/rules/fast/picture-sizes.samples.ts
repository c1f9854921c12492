import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withPictures = (...pictures: string[]) => ({
	"/": SOUND.replace("<main>", `<main>${pictures.join("")}`),
});
const repeat = (attributes: string) =>
	withPictures(...[1, 2, 3].map((each) => `<img src="/${each}.jpg" ${attributes}>`));
const home = `${ORIGIN}/`;

export const samples: Samples = {
	sound: [
		{ is: "a picture with width and height" },
		{
			is: "a logo and an icon without",
			pages: withPictures("<img src=/logo.png>", "<img src=/icon.png>"),
		},
		{ is: "a ratio in the style", pages: repeat('style="Aspect-Ratio: 3 / 2; width: 100%"') },
		{ is: "a height in the style", pages: repeat('style="height:200px"') },
		{ is: "pictures over a ground", pages: repeat('style="position:absolute;inset:0"') },
		{ is: "pixels that nobody sees", pages: repeat('style="display: none"') },
		{ is: "hidden pictures", pages: repeat("hidden") },
		{
			is: "drawings",
			pages: withPictures("<img src=/a.svg>", "<img src=/b.SVG?1>", "<img src=/c.svg>"),
		},
		{
			is: "placeholders that a script replaces, with the picture for those without scripts",
			pages: withPictures(
				...[1, 2, 3].map(
					(each) =>
						`<img src="data:image/gif;base64,AA" data-src="/${each}.jpg"><noscript><img src="/${each}.jpg"></noscript>`,
				),
			),
		},
	],
	skipped: [{ is: "no pictures", pages: { "/": SOUND.replace(/<img[^>]*>/, "") } }],
	faulty: [
		{
			is: "three without",
			pages: repeat(""),
			values: { count: 3, pictures: 4 },
			at: [home, home, home],
		},
		{
			is: "widths alone, and heights that are none",
			pages: repeat('width="100%" height="auto" style="width:100%;height:auto"'),
			values: { count: 3 },
			at: [home, home, home],
		},
		{
			is: "empty attributes",
			pages: repeat('width height=""'),
			values: { count: 3 },
			at: [home, home, home],
		},
	],
};
