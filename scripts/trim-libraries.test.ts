import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
/** What trim-libraries.ts leaves out of the browser's bundle, as a page would ask for it. */
const LEFT_OUT =
	/<ViewTransition|<SuspenseList|<PrefetchPageLinks|<Fragment[^>]* ref=|\bviewTransition[ =:]|\bprefetch=|HistoryRouter|instrumentations=|\b(?:preload|preinit|preloadModule|preinitModule|preconnect|prefetchDNS)\(/;

it("no component asks for what is left out of the libraries", () => {
	const files = globSync("app/**/*.tsx", { cwd: ROOT });
	expect(files.length).toBeGreaterThan(100);
	const asking = files.filter((file) => LEFT_OUT.test(readFileSync(join(ROOT, file), "utf8")));
	expect(asking).toEqual([]);
});
