import type { z } from "zod";
import type { citySchema, districtSchema, localServiceSchema } from "./schemas/city.ts";
import type * as pages from "./schemas/pages.ts";
import type { redirectsSchema } from "./schemas/redirects.ts";
import type { searchPageSchema } from "./schemas/search.ts";
import type { serviceSchema, subServiceSchema } from "./schemas/service.ts";
import type { Site } from "./schemas/site.ts";
import type * as story from "./schemas/story.ts";
import type { Templates } from "./schemas/templates.ts";
import type { Tools } from "./schemas/tools.ts";

/** A file's content with its name. */
type File<Schema extends z.ZodType> = z.infer<Schema> & { slug: string };
type Illustrated = { imageUrl: string };

export type District = File<typeof districtSchema> & Illustrated;
export type City = File<typeof citySchema> &
	Illustrated & {
		districts: District[];
		/** By service slug; a service without a text of its own here is missing. */
		services: Partial<Record<string, z.infer<typeof localServiceSchema>>>;
	};

export type SubService = File<typeof subServiceSchema>;
export type Service = File<typeof serviceSchema> & Illustrated & { subServices: SubService[] };

export type CaseStudy = File<typeof story.caseStudySchema> & Illustrated;
export type Person = File<typeof story.personSchema> & { avatar: string; initials: string };
/** A post as its file has it; `body` is Markdown. */
export type PostFile = File<typeof story.postFrontMatterSchema> & { body: string };

/** Everything the agency edits, checked and linked; lists are in display order. */
export type Content = {
	site: Site;
	pages: {
		home: pages.Home;
		services: z.infer<typeof pages.servicesPageSchema>;
		about: pages.About;
		caseStudies: pages.CaseStudiesPage;
		blog: z.infer<typeof pages.blogPageSchema>;
		contact: pages.Contact;
		privacyPolicy: pages.PrivacyPolicy;
		accessibility: pages.Accessibility;
		sitemap: z.infer<typeof pages.sitemapPageSchema>;
		search: z.infer<typeof searchPageSchema>;
		tools: Tools;
	};
	templates: Templates;
	services: Service[];
	cities: City[];
	caseStudies: CaseStudy[];
	whyChooseUs: File<typeof story.whyChooseUsSchema>[];
	people: Person[];
	posts: PostFile[];
	redirects: z.infer<typeof redirectsSchema>["redirects"];
};

/** Everything but the cities. */
export type GlobalContent = Omit<Content, "cities">;
