import { HYDRATION_WANTED } from "./hydrate-on-intent.ts";

// The page shows what changes without anybody's doing.
addEventListener("DOMContentLoaded", () => dispatchEvent(new Event(HYDRATION_WANTED)));
