/**
 * `npm run bench [-- enquiries blog cities cards]`: what is measured, side by side with its limit; all of it, or
 * what is named. Exit code 1 when a limit is not held.
 */
import { buildIfStale } from "../scripts/fresh-build.ts";
import { benchBlog } from "./blog.ts";
import { benchCards } from "./cards.ts";
import { benchCities } from "./cities.ts";
import { benchEnquiries } from "./enquiries.ts";

const BENCHES: Record<string, () => Promise<boolean>> = {
	enquiries: benchEnquiries,
	// Its figures have no limit.
	blog: () => benchBlog().then(() => true),
	cities: benchCities,
	cards: benchCards,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
	console.error(
		`There is no bench ${unknown.join(", ")}; there are ${Object.keys(BENCHES).join(", ")}.`,
	);
	process.exit(1);
}
buildIfStale();
let areHeld = true;
for (const [name, bench] of Object.entries(BENCHES))
	if (named.length === 0 || named.includes(name)) areHeld = (await bench()) && areHeld;
process.exit(areHeld ? 0 : 1);
