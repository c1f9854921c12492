/**
 * The parts of https://schema.org that the site uses, with the properties that it writes and no others.
 * The crawl in tests/pages holds what is written against the lists of the search engines.
 */

type Reference = { "@id": string };

type Thing<Type extends string> = {
	"@type": Type;
	name?: string;
	description?: string;
	/** Absolute. */
	url?: string;
	/** Absolute. */
	image?: string | string[];
	/** Pages elsewhere that are about the same. */
	sameAs?: string[];
};

type PostalAddress = {
	"@type": "PostalAddress";
	streetAddress: string;
	addressLocality: string;
	addressRegion: string;
	postalCode: string;
	/** ISO 3166-1, two letters. */
	addressCountry: string;
};

type ContactPoint = {
	"@type": "ContactPoint";
	contactType: "sales";
	telephone: string;
	email: string;
	/** ISO 3166-1, two letters. */
	areaServed: string;
	/** BCP 47. */
	availableLanguage: string[];
};

type Reachable = { telephone?: string; email?: string; address?: PostalAddress };

export type Organization = Thing<"Organization"> &
	Reference &
	Reachable & { logo?: string; contactPoint?: ContactPoint };

export type ProfessionalService = Thing<"ProfessionalService"> &
	Reference &
	Reachable & {
		geo: { "@type": "GeoCoordinates"; latitude: string; longitude: string };
		parentOrganization: Reference;
		openingHoursSpecification?: {
			"@type": "OpeningHoursSpecification";
			dayOfWeek: string[];
			/** `09:00`, local time. */
			opens: string;
			closes: string;
		}[];
	};

export type WebSite = Thing<"WebSite"> & Reference & { inLanguage: string; publisher: Reference };

export type WebPageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

export type WebPage = Thing<WebPageType> &
	Reference & {
		inLanguage: string;
		isPartOf: Reference;
		/** ISO 8601. */
		dateModified?: string;
		breadcrumb?: Reference;
		about?: Reference;
		mainEntity?: Reference;
	};

export type BreadcrumbList = Thing<"BreadcrumbList"> &
	Reference & {
		itemListElement: { "@type": "ListItem"; position: number; name: string; item?: string }[];
	};

export type ItemList = Thing<"ItemList"> &
	Reference & {
		numberOfItems: number;
		itemListElement: { "@type": "ListItem"; position: number; name: string; url: string }[];
	};

export type Area = Thing<"City" | "Place" | "State"> & { containedInPlace?: Area };

export type Service = Thing<"Service"> &
	Reference & { serviceType: string; provider: Reference; areaServed: Area[] };

export type BlogPosting = Thing<"BlogPosting"> &
	Reference & {
		headline: string;
		/** ISO 8601, as dateModified. */
		datePublished: string;
		dateModified: string;
		author: Thing<"Person"> | Reference;
		publisher: Reference;
		mainEntityOfPage: Reference;
		inLanguage: string;
		articleSection?: string;
	};

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
