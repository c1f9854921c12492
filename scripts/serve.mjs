/** What `npm start` becomes: the built server. */
import { start } from "../build/server/index.js";

await start();
