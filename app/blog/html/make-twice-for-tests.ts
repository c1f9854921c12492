import { expect } from "vitest";
import { type BodyOptions, makeSafeBody } from "./body.ts";

export const OPTIONS: BodyOptions = {
	base: "https://cms.example/a-post/",
	ownOrigins: ["site.example", "cms.example"],
	toPicture(address, width) {
		const url = new URL(address);
		if (url.host === "elsewhere.example") return null;
		url.searchParams.set("w", String(width));
		return url.href;
	},
	toLocalLink: (url) => (url.pathname.startsWith("/our-") ? `/blog${url.pathname}` : null),
};

/** For tests: a body made safe, and seen to be the same when made safe again. */
export function make(html: string, options: Partial<BodyOptions> = {}): string {
	const { html: safe } = makeSafeBody(html, { ...OPTIONS, ...options });
	expect(
		makeSafeBody(safe, {
			...OPTIONS,
			...options,
			toLocalLink: (url) => (url.pathname.startsWith("/blog/our-") ? url.pathname : null),
		}).html,
	).toBe(safe);
	return safe;
}
