import { type Attack, shoot, take } from "./attack.ts";
import { listPaths, listTexts } from "./hostile-lists.ts";
import { writeRequest } from "./raw-request.ts";

/** Addresses with a segment that a route reads, at the place of the star. */
const SEGMENTS: readonly string[] = [
	"/*",
	"/*/bandra",
	"/mumbai/*",
	"/blog/*",
	"/blog/*.data",
	"/case-studies/*",
	"/services/*",
	"/services/*/locations",
	"/services/seo/*",
	"/why-choose-us/*",
	"/sitemaps/*",
	"/art/*",
	"/art/city/*.svg",
	"/art/cover/seo/*.png",
	"/cards/*",
	"/cards/blog/*.png",
	"/pictures/*",
	"/pictures/480/*",
	"/assets/*",
];
/** Longer ones are another attack. */
const LONGEST_SEGMENT = 300;

/** Hostile paths as they are, byte for byte. */
export const attackPaths: Attack = {
	title: "hostile paths",
	run: (target, share) =>
		shoot(
			target,
			take(listPaths(), share).flatMap((path) =>
				["GET", "HEAD", "POST"].map((method) => ({
					what: `${method} ${path}`,
					bytes: writeRequest(path, { method }),
				})),
			),
		),
};

/** Hostile texts in each segment that a route reads, encoded as the site itself does: capitals would be led there first. */
export const attackSegments: Attack = {
	title: "hostile segments",
	run: (target, share) => {
		const texts = listTexts().filter((text) => text.length < LONGEST_SEGMENT);
		const paths = SEGMENTS.flatMap((address) =>
			texts.map((text) => address.replace("*", () => encodeSegment(text))),
		);
		const shots = take(paths, share).map((path) => ({ what: path, bytes: writeRequest(path) }));
		return shoot(target, shots);
	},
};

function encodeSegment(text: string): string {
	return encodeURIComponent(text.toWellFormed()).toLowerCase();
}
