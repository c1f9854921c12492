import { ORIGIN, type Samples, SOUND } from "../sample-visit.ts";

const withPicture = (picture: string) => SOUND.replace("<h2>", `${picture}<h2>`);

export const samples: Samples = {
	sound: [
		{ is: "a picture with a text" },
		{ is: "decoration", pages: { "/": withPicture('<img src="wave.svg" alt="">') } },
		{ is: "an alt without a value", pages: { "/": withPicture("<img src=wave.svg alt>") } },
		{
			is: "decoration by its role",
			pages: { "/": withPicture('<img src="wave.svg" role="presentation">') },
		},
		{
			is: "decoration in a link with words",
			pages: { "/": withPicture('<a href="/a"><img src="a.svg" alt=""> Prices</a>') },
		},
		{
			is: "decoration in a link with a label",
			pages: { "/": withPicture('<a href="/a" aria-label="Prices"><img src="a.svg" alt=""></a>') },
		},
		{
			is: "a counter of visitors",
			pages: {
				"/": withPicture(
					'<img height="1" width="1" style="display:none" src="https://count.example/tr?id=1">',
				),
			},
		},
		{
			is: "a picture for visitors without scripts",
			pages: { "/": withPicture('<noscript><img src="https://count.example/p"></noscript>') },
		},
		{
			is: "a hidden copy in a carousel",
			pages: { "/": withPicture('<div aria-hidden="true"><img src="a.png"></div>') },
		},
		{ is: "a label", pages: { "/": withPicture('<img src="a.png" aria-label="Dr Mehta">') } },
		{
			is: "a name with a full stop",
			pages: { "/": withPicture('<img src="a.png" alt="Rated 4.9 on Booking.com">') },
		},
		{
			is: "a brand with a number",
			pages: { "/": withPicture('<img src="a.png" alt="BMW 320d">') },
		},
		{
			is: "a text in Hindi",
			pages: { "/": withPicture('<img src="a.png" alt="क्लिनिक का दरवाज़ा">') },
		},
	],
	skipped: [{ is: "no pictures", pages: { "/": SOUND.replace(/<img[^>]*>/, "") } }],
	faulty: [
		{ is: "no alt", pages: { "/": withPicture('<img src="team.jpg">') }, values: { count: 1 } },
		{
			is: "a data: address without alt",
			pages: { "/": withPicture(`<img src="data:image/png;base64,${"A".repeat(9000)}">`) },
			values: { count: 1 },
		},
		{
			is: "the name of the file",
			pages: { "/": withPicture('<img src="team.jpg" alt="Team_final2.JPG">') },
			values: { count: 1 },
		},
		{
			is: "what a camera calls it",
			pages: {
				"/": withPicture(
					'<img src="x.jpg" alt="IMG_20230412"><img src="y.jpg" alt="WhatsApp Image 2024-01-05 at 10.00">',
				),
			},
			values: { count: 2 },
			at: [`${ORIGIN}/`, `${ORIGIN}/`],
		},
		{
			is: "the only content of a link",
			pages: { "/": withPicture('<a href="/offers"><img src="offer.jpg" alt=""></a>') },
			values: { count: 1 },
		},
		{
			is: "the same picture on two pages, once",
			pages: {
				"/": withPicture('<img src="/logo.png">'),
				"/b": withPicture('<img src="/logo.png">'),
			},
			values: { count: 1 },
		},
	],
};
