import { buildIfStale } from "../../../scripts/fresh-build.ts";
import { getFirefox } from "../firefox.ts";

/** Before the first journey in Firefox: what is tested is the site as it is built. */
export default function setup(): void {
	buildIfStale();
	getFirefox();
}
