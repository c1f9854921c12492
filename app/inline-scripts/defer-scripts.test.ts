import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const MODULE = '<script type="module" async="">import "/assets/a.js"</script>';

it("the module script becomes text, and its preloads links that browsers do not follow", () => {
	const html = `<head><link rel="modulepreload" href="/assets/a.js"/></head><script>b()</script>${MODULE}`;
	expect(deferScripts(html)).toBe(
		'<head><link rel="deferred" href="/assets/a.js"/></head><script>b()</script><script type="text/plain" id="deferred">import "/assets/a.js"</script>',
	);
});

it.each(["<p>none</p>", MODULE + MODULE])("a page with another number is refused: %s", (html) => {
	expect(() => deferScripts(html)).toThrow("expected 1");
});
