import { createFile, ORIGIN, type Samples } from "../sample-visit.ts";

const picture = (path: string, bytes: number, status = 200) =>
	({ ...createFile(path, "image/webp", bytes, { status }), kind: "picture" }) as const;

export const samples: Samples = {
	sound: [
		{ is: "a light page" },
		{ is: "a page without files", visit: { files: [] } },
		{
			is: "just below 2 MB",
			home: { bytes: 20_000 },
			visit: { files: [picture("/a", 1_980_000)] },
		},
		{
			is: "a heavy answer that says that the file is missing",
			visit: { files: [picture("/a.webp", 3_000_000, 404)] },
		},
	],
	faulty: [
		{
			is: "one heavy file",
			visit: {
				files: [picture("/small.webp", 90_000), picture("/media/front%20door.webp", 2_400_000)],
			},
			values: { megabytes: 2.5, name: "front door.webp", heaviest: 2.4 },
			at: [`${ORIGIN}/media/front%20door.webp`, `${ORIGIN}/small.webp`, `${ORIGIN}/`],
		},
		{
			is: "a page that is heavy itself",
			home: { bytes: 2_200_000 },
			visit: { files: [] },
			values: { megabytes: 2.2, name: "clinic.example", heaviest: 2.2 },
		},
		{
			is: "many files, of which the five heaviest are named",
			visit: { files: [1, 2, 3, 4, 5, 6].map((each) => picture(`/${each}`, each * 100_000)) },
			values: { megabytes: 2.1, name: "6" },
			at: [6, 5, 4, 3, 2].map((each) => `${ORIGIN}/${each}`),
		},
	],
};
