/** `npm run bench`: what is measured, side by side with its limit. Exit code 1 when one is not held. */
import { buildIfStale } from "../scripts/fresh-build.ts";
import { benchEnquiries } from "./enquiries.ts";

buildIfStale();
const isHeld = await benchEnquiries();
process.exit(isHeld ? 0 : 1);
