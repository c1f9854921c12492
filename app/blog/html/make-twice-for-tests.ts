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
	toLocalLink: ({ pathname }) =>
		pathname.includes("/our-") ? `/blog${pathname.replace("/blog", "")}` : null,
};

/** For tests: a body made safe, and seen to be the same when made safe again. */
export function make(html: string, others: Partial<BodyOptions> = {}): string {
	const options = { ...OPTIONS, ...others };
	const { html: safe } = makeSafeBody(html, options);
	expect(makeSafeBody(safe, options).html).toBe(safe);
	return safe;
}
