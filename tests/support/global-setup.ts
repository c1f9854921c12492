import { buildIfStale } from "../../scripts/fresh-build.ts";
import { getChromium } from "./chromium.ts";

/** Before the first journey: what is tested is the site as it is built, in a browser that is there. */
export default function setup(): void {
	buildIfStale();
	getChromium();
}
