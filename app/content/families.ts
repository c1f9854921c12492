import type { Shown, ShownOptions } from "./pages/page.ts";
import { PAGES } from "./pages/registry.ts";
import type { Content } from "./types.ts";

/** Takes out the content of each family that site.yaml turns off, so that it is as if nobody had written it. */
export function removeFamilies(content: Content): Content {
	const { families } = content.site;
	let left = content;
	for (const { optional } of PAGES)
		if (optional && families?.[optional.name] === false)
			left = { ...left, ...optional.remove(left) };
	return left;
}

/** Returns whether a page of the site may be at a path: false for those of a family that does not exist. */
export function hasFamilyOf(path: string, content: Shown, options: ShownOptions): boolean {
	const optional = PAGES.find((family) => family.optional?.paths?.test(path))?.optional;
	return optional?.isThere(content, path, options) ?? true;
}
