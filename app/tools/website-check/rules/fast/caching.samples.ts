import { createFile, ORIGIN, type Sample, type Samples } from "../sample-visit.ts";

const withHeaders = (
	headers: Record<string, string>,
	url = `${ORIGIN}/a.css`,
): Sample["visit"] => ({
	files: [{ ...createFile("/a.css", "text/css", 9000, { url, headers }), kind: "style" }],
});
const control = (value: string) => withHeaders({ "cache-control": value });
const at = [`${ORIGIN}/a.css`];
const values = { count: 1, files: 1 };

export const samples: Samples = {
	sound: [
		{ is: "files for a year" },
		{ is: "a day", visit: control("max-age=86400") },
		{ is: "capitals and blanks", visit: control("Public , Max-Age=2592000") },
		{ is: "a time in quotes", visit: control('max-age="604800"') },
		{
			is: "a short time for browsers and a long one for a CDN",
			visit: control("max-age=0, s-maxage=31536000"),
		},
		{
			is: "Expires without Date",
			visit: withHeaders({ "cache-control": "public", expires: "Thu, 31 Dec 2026 06:30:00 GMT" }),
		},
		{
			is: "Expires a week after Date",
			visit: withHeaders({
				"cache-control": "",
				date: "Wed, 04 Nov 2026 06:30:00 GMT",
				expires: "Wed, 11 Nov 2026 06:30:00 GMT",
			}),
		},
	],
	skipped: [
		{ is: "no files", visit: { files: [] } },
		{
			is: "files of another host alone",
			visit: withHeaders({ "cache-control": "no-store" }, "https://fonts.example.net/a.css"),
		},
	],
	faulty: [
		{ is: "no field", visit: control(""), values, at },
		{ is: "an hour", visit: control("max-age=3600"), values, at },
		{ is: "no-cache beside a long time", visit: control("no-cache, max-age=31536000"), values, at },
		{ is: "no-store", visit: control("no-store"), values, at },
		{ is: "a time without number", visit: control("max-age="), values, at },
		{
			is: "max-age, which counts more than Expires",
			visit: withHeaders({
				"cache-control": "max-age=60",
				expires: "Thu, 31 Dec 2026 06:30:00 GMT",
			}),
			values,
			at,
		},
		{
			is: "Expires in the past",
			visit: withHeaders({ "cache-control": "", expires: "0" }),
			values,
			at,
		},
		{
			is: "a file of a host below that of the website",
			visit: withHeaders({ "cache-control": "" }, "https://cdn.clinic.example/a.css"),
			values,
			at: ["https://cdn.clinic.example/a.css"],
		},
	],
};
