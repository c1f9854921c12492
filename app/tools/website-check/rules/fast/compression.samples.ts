import { createFile, ORIGIN, type Sample, type Samples } from "../sample-visit.ts";

const plain = { "content-encoding": "" };
const files = (...list: [path: string, type: string, bytes: number, encoding?: string][]) =>
	({
		files: list.map(([path, type, bytes, encoding = ""]) => ({
			...createFile(path, type, bytes, { headers: { "content-encoding": encoding } }),
			kind: "script",
		})),
	}) satisfies Sample["visit"];

export const samples: Samples = {
	sound: [
		{ is: "a page with Brotli" },
		{ is: "a short page without", home: { bytes: 1000, headers: plain } },
		{ is: "gzip in capitals", home: { bytes: 9000, headers: { "content-encoding": "GZIP" } } },
		{
			is: "two encodings",
			home: { bytes: 9000, headers: { "content-encoding": "identity, gzip" } },
		},
		{ is: "zstd", visit: files(["/a.js", "text/javascript; charset=utf-8", 90_000, "zstd"]) },
		{
			is: "pictures and fonts",
			visit: files(["/a.png", "image/png", 9000], ["/a.woff2", "font/woff2", 9000]),
		},
		{
			is: "a script of another host",
			visit: {
				files: [
					{
						...createFile("", "text/javascript", 90_000, {
							url: "https://widget.example.net/a.js",
							headers: plain,
						}),
						kind: "script",
					},
				],
			},
		},
	],
	faulty: [
		{
			is: "a page without",
			home: { bytes: 40_000, headers: plain },
			values: { count: 1, kilobytes: 40 },
		},
		{
			is: "identity, which is none",
			home: { bytes: 40_000, headers: { "content-encoding": "identity" } },
			values: { count: 1 },
		},
		{
			is: "a style sheet, a script and a drawing",
			visit: files(
				["/a.css", "Text/CSS;charset=UTF-8", 30_000],
				["/a.js", "application/javascript", 60_000],
				["/a.svg", "image/svg+xml", 5_000],
			),
			values: { count: 3, kilobytes: 95 },
			at: [`${ORIGIN}/a.css`, `${ORIGIN}/a.js`, `${ORIGIN}/a.svg`],
		},
	],
};
