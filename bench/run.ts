/** `npm run bench`: what is measured, side by side with its limit. Exit code 1 when one is not held. */
import { buildIfStale } from "../scripts/fresh-build.ts";
import { benchBlog } from "./blog.ts";
import { benchEnquiries } from "./enquiries.ts";

buildIfStale();
const isHeld = await benchEnquiries();
await benchBlog();
process.exit(isHeld ? 0 : 1);
