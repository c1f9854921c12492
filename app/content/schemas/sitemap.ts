import { z } from "zod";
import { line, metaDescriptionSchema } from "./text.ts";

/** `content/pages/sitemap.yaml`: the list of all pages for people. */
export const sitemapPageSchema = z.strictObject({
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
	headings: z
		.strictObject({
			agency: line(40).describe("Over the pages about the agency"),
			services: line(40).describe("Over the services and their parts"),
			cities: line(40).describe("Over the cities and their districts"),
			local: line(40).describe("Over each service city by city"),
			stories: line(40).describe("Over the case studies"),
			posts: line(40).describe("Over the articles"),
		})
		.describe("Headings of the parts"),
});
export type SitemapPage = z.infer<typeof sitemapPageSchema>;
