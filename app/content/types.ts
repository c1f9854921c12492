import type { CitySummary } from "./city-summary.ts";
import type { parseContent } from "./parse-content.ts";

/** Everything that the agency edits, checked and linked; lists are in display order. `folder` is what it was loaded from. */
export type Content = { folder: string } & ReturnType<typeof parseContent>;
export type GlobalContent = Omit<Content, "cities">;
/** The content without the texts of cities. */
export type SiteContent = GlobalContent & { cities: CitySummary[] };

export type City = Content["cities"][number];
export type District = City["districts"][number];
export type Service = Content["services"][number];
export type SubService = Service["subServices"][number];
export type Industry = Content["industries"][number];
export type CaseStudy = Content["caseStudies"][number];
export type Person = Content["people"][number];
/** A page of the agency's own; `body` is Markdown. */
export type OwnPage = Content["ownPages"][number];
/** A section of such a page, with its pictures and its film as they are shown. */
export type PageSection = NonNullable<OwnPage["sections"]>[number];
/** A post as its file has it; `body` is Markdown. */
export type PostFile = Content["posts"][number];
