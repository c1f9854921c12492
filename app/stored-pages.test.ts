import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { STORED_ROUTES } from "./stored-pages.ts";

const APP = import.meta.dirname;

/** Routes that answer each visitor anew, and so may read what they like. */
const NEVER_STORED = [
	"routes/contact/route",
	"routes/favicon/route",
	"routes/feed/route",
	"routes/not-found/route",
	"routes/pictures/route",
	"routes/search-suggest/route",
	"routes/social-card/route",
	"routes/styleguide/route",
	"routes/visits/route",
];

/** Where a request is read otherwise than by its path, and why no kept page can depend on it. */
const READERS = {
	"blog/blog.server.ts": "whether nothing may come later: such pages are the same",
	"enquiries/arrival.ts": "for the contact page only",
	"is-tag-known.ts": "of answers that have a tag of their own",
	"pictures/serve-picture.ts": "pictures are not kept",
	"visits/is-countable.ts": "views are counted by POST",
	"visits/receive-view.server.ts": "views are counted by POST",
};

const read = (file: string) => readFileSync(join(APP, file), "utf8");
const sources = globSync("**/*.{ts,tsx}", { cwd: APP }).filter(
	(file) => !/\.test\.tsx?$/.test(file),
);

describe("the routes whose answers are kept", () => {
	it("are named, and so are those whose answers are not", () => {
		const files = globSync("routes/*/route.{ts,tsx}", { cwd: APP });
		const ids = files.map((file) => file.replace(/\.tsx?$/, ""));
		expect([...Object.keys(STORED_ROUTES), ...NEVER_STORED].toSorted()).toEqual(ids.toSorted());
	});

	it("name every parameter that they read", () => {
		const reading = sources
			.filter((file) => /request\.url\)\.searchParams/.test(read(file)))
			.filter((file) => !(file in READERS))
			.map((file) => file.replace(/\.tsx?$/, ""));
		const naming = Object.entries(STORED_ROUTES)
			.filter(([, { parameters, unbounded }]) => parameters || unbounded)
			.map(([id]) => id);
		expect(reading.filter((id) => !NEVER_STORED.includes(id)).toSorted()).toEqual(
			naming.toSorted(),
		);
	});

	it("read nothing else of a request", () => {
		const reading = sources.filter((file) =>
			/\brequest\.headers\b|new URL\(request\.url\)\.(host|origin|search\b)/.test(read(file)),
		);
		expect(
			reading.filter((file) => !(file in READERS) && !/^routes\/contact\//.test(file)),
		).toEqual([]);
	});
});
