import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * The folder of the content that is served. vitest.config.ts chooses it for the tests by CONTENT_DIR: the small agency
 * of tests/agencies/whole, or the demonstration for tests/demonstration. Programs outside tests have the demonstration.
 */
export const AGENCY = resolve(ROOT, process.env.CONTENT_DIR ?? "content");
