import type { z } from "zod";
import * as about from "./about.ts";
import * as blog from "./blog.ts";
import * as calendar from "./calendar.ts";
import * as caseList from "./case-list.ts";
import * as caseStudies from "./case-studies.ts";
import * as cities from "./cities.ts";
import * as contact from "./contact.ts";
import * as documents from "./documents.ts";
import type { Files } from "./files.ts";
import * as home from "./home.ts";
import * as howWeWork from "./how-we-work.ts";
import * as industries from "./industries.ts";
import * as legal from "./legal.ts";
import * as own from "./own.ts";
import type { PageFamily } from "./page.ts";
import * as people from "./people.ts";
import * as pricing from "./pricing.ts";
import * as search from "./search.ts";
import * as serviceList from "./service-list.ts";
import * as services from "./services.ts";
import * as sitemap from "./sitemap.ts";
import * as tools from "./tools.ts";
import * as whyChooseUs from "./why-choose-us.ts";

/** Every family of pages, in the order of sitemap.xml. */
const MODULES = [
	home,
	serviceList,
	caseList,
	about,
	people,
	pricing,
	howWeWork,
	industries,
	documents,
	contact,
	legal,
	own,
	sitemap,
	search,
	tools,
	calendar,
	caseStudies,
	whyChooseUs,
	blog,
	services,
	cities,
] as const satisfies readonly FamilyModule[];

/** What the module of a family exports. */
type FamilyModule = {
	pages: PageFamily;
	/** The schemas of its files in `content/pages/`; what an agency has not written comes from defaults. */
	text?: Record<string, z.ZodObject>;
	/** The schemas of files in `content/pages/` without which there is no such page. */
	ownText?: Record<string, z.ZodObject>;
	/** The files in folders of its own, by the name that the content has for their entries. */
	files?: Record<string, Files>;
};

type Module = (typeof MODULES)[number];
/** What the modules export under a name, as one object. */
type Merged<Name extends keyof FamilyModule> = {
	[Key in KeyOf<Exported<Name>>]: Extract<Exported<Name>, Record<Key, unknown>>[Key];
};
type Exported<Name extends keyof FamilyModule> = Extract<Module, Record<Name, unknown>>[Name];
type KeyOf<Union> = Union extends Union ? keyof Union : never;

function merge<Name extends "text" | "ownText" | "files">(name: Name): Merged<Name> {
	const modules: readonly FamilyModule[] = MODULES;
	return Object.assign({}, ...modules.map((module) => module[name] ?? {}));
}

export const PAGES: readonly PageFamily[] = MODULES.map(({ pages }) => pages);
export const TEXTS = merge("text");
export const OWN_TEXTS = merge("ownText");
export const FILES = merge("files");

/** The content's lists, each as its files are parsed. */
export type Lists = {
	[Name in keyof typeof FILES]: (typeof FILES)[Name] extends Files<infer Entry> ? Entry[] : never;
};
