import type * as schema from "schema-dts";

/** The parts of https://schema.org that the site uses; a leaf is a type without those below it. */

type Reference = { "@id": string };

export type Organization = schema.OrganizationLeaf & Reference;
export type ProfessionalService = schema.ProfessionalServiceLeaf & Reference;
export type WebSite = schema.WebSiteLeaf & Reference;
export type WebPage = (
	| schema.WebPageLeaf
	| schema.AboutPageLeaf
	| schema.ContactPageLeaf
	| schema.CollectionPageLeaf
) &
	Reference;
export type WebPageType = WebPage["@type"];
export type BreadcrumbList = schema.BreadcrumbListLeaf & Reference;
export type ItemList = schema.ItemListLeaf & Reference;
export type Service = schema.ServiceLeaf & Reference;
export type BlogPosting = schema.BlogPostingLeaf & Reference;
export type Area = schema.CityLeaf | schema.PlaceLeaf | schema.StateLeaf;

export type Node =
	| Organization
	| ProfessionalService
	| WebSite
	| WebPage
	| BreadcrumbList
	| ItemList
	| Service
	| BlogPosting;

export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };
