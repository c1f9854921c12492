import { createFile, ORIGIN, type Sample, type Samples, SOUND } from "../sample-visit.ts";

const picture = (type: string, bytes: number, headers = {}): Sample["visit"] => ({
	files: [{ ...createFile("/a", type, bytes, { headers }), kind: "picture" }],
});
const withHtml = (html: string) => ({ "/": SOUND.replace("<main>", `<main>${html}`) });
const at = [`${ORIGIN}/a`];

export const samples: Samples = {
	sound: [
		{ is: "a light picture" },
		{ is: "a WebP of 290 KB", visit: picture("image/webp", 290_000) },
		{ is: "a PNG of 150 KB", visit: picture("image/png", 150_000) },
		{
			is: "a JPEG for those who do not ask for a newer format",
			visit: picture("image/jpeg", 200_000, { vary: "Accept-Encoding, Accept" }),
		},
		{
			is: "a JPEG beside which there is a WebP",
			pages: withHtml(
				'<picture><source type="image/webp" srcset="/a.webp"><img src="/a"></picture>',
			),
			visit: picture("image/jpeg", 400_000),
		},
		{
			is: "a large picture beside which there are smaller ones",
			pages: withHtml('<img src="/a" srcset="/a-300.jpg 300w, /a 2000w">'),
			visit: picture("image/jpeg", 400_000),
		},
	],
	skipped: [{ is: "no pictures", visit: { files: [] } }],
	faulty: [
		{
			is: "a WebP of 310 KB",
			visit: picture("image/webp", 310_000),
			values: { count: 1, kilobytes: 310 },
			at,
		},
		{
			is: "an animation",
			visit: picture("image/gif", 2_000_000),
			values: { count: 1, kilobytes: 2000 },
			at,
		},
		{
			is: "a JPEG of 200 KB",
			visit: picture("image/JPEG; q=1", 200_000),
			values: { count: 1 },
			at,
		},
		{
			is: "a heavy JPEG, whatever others get",
			visit: picture("image/jpeg", 500_000, { vary: "Accept" }),
			values: { count: 1 },
			at,
		},
		{
			is: "a picture that is a choice in one place and none in another",
			pages: withHtml('<img src="/a" srcset="/b 300w"><img src="/a">'),
			visit: picture("image/png", 400_000),
			values: { count: 1 },
			at,
		},
	],
};
