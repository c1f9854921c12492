import type { CityFile, DistrictFile, LocalServiceFile } from "./schemas/city.ts";
import type {
	About,
	Accessibility,
	BlogPage,
	CaseStudiesPage,
	Contact,
	Home,
	PrivacyPolicy,
	ServicesPage,
} from "./schemas/pages.ts";
import type { Redirect } from "./schemas/redirects.ts";
import type { SearchPage } from "./schemas/search.ts";
import type { ServiceFile, SubServiceFile } from "./schemas/service.ts";
import type { Site } from "./schemas/site.ts";
import type { SitemapPage } from "./schemas/sitemap.ts";
import type {
	CaseStudyFile,
	PersonFile,
	PostFrontMatter,
	WhyChooseUsFile,
} from "./schemas/story.ts";
import type { Tools } from "./schemas/tools.ts";

type Addressed = { slug: string };
type Pictured = { imageUrl: string };

export type District = DistrictFile & Addressed & Pictured;
type LocalService = LocalServiceFile;
export type City = CityFile &
	Addressed &
	Pictured & {
		districts: District[];
		/** By service slug; a service without a text of its own here is missing. */
		services: Partial<Record<string, LocalService>>;
	};

export type SubService = SubServiceFile & Addressed;
export type Service = ServiceFile & Addressed & Pictured & { subServices: SubService[] };

export type CaseStudy = CaseStudyFile & Addressed & Pictured;
type WhyChooseUs = WhyChooseUsFile & Addressed;
export type Person = PersonFile & Addressed & { avatar: string; initials: string };
/** A post as its file holds it; `body` is Markdown. */
export type PostFile = PostFrontMatter & Addressed & { body: string };

type Pages = {
	home: Home;
	services: ServicesPage;
	about: About;
	caseStudies: CaseStudiesPage;
	blog: BlogPage;
	contact: Contact;
	privacyPolicy: PrivacyPolicy;
	accessibility: Accessibility;
	sitemap: SitemapPage;
	search: SearchPage;
	tools: Tools;
};

/** Everything the agency edits, checked and linked; lists are in display order. */
export type Content = {
	site: Site;
	pages: Pages;
	services: Service[];
	cities: City[];
	caseStudies: CaseStudy[];
	whyChooseUs: WhyChooseUs[];
	people: Person[];
	posts: PostFile[];
	redirects: Redirect[];
};

/** Everything but the cities. */
export type Frame = Omit<Content, "cities">;
