/**
 * What https://schema.org and the search engines' own guides want of each type that the site uses; a type or a
 * property that stands on no list is a fault. Reviews and ratings of our own clients, an office in each city
 * and questions as a promise of a richer result stand on none.
 */
type Properties = { required: string[]; recommended?: string[]; optional?: string[] };

const PAGE: Properties = {
	required: ["name", "description", "url", "isPartOf", "inLanguage"],
	recommended: [],
	optional: ["breadcrumb", "about", "mainEntity", "dateModified"],
};

export const PROPERTIES: Record<string, Properties> = {
	WebPage: PAGE,
	AboutPage: PAGE,
	ContactPage: PAGE,
	CollectionPage: PAGE,
	Organization: {
		required: ["name", "url", "logo"],
		optional: ["description", "email", "telephone", "address", "contactPoint", "sameAs"],
	},
	ContactPoint: {
		required: ["contactType", "telephone"],
		recommended: ["email", "areaServed", "availableLanguage"],
	},
	PostalAddress: {
		required: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
		recommended: ["addressRegion"],
	},
	WebSite: { required: ["name", "url"], recommended: ["publisher", "inLanguage"] },
	BreadcrumbList: { required: ["itemListElement"] },
	ItemList: { required: ["itemListElement", "name"], recommended: ["numberOfItems"] },
	ListItem: { required: ["position", "name"], optional: ["item", "url"] },
	Service: {
		required: ["name", "provider", "areaServed", "serviceType"],
		recommended: ["description", "url"],
	},
	City: { required: ["name"], optional: ["containedInPlace"] },
	State: { required: ["name"] },
	Place: { required: ["name"], recommended: ["containedInPlace"] },
	BlogPosting: {
		required: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
		recommended: ["description", "mainEntityOfPage"],
		optional: ["url", "inLanguage", "articleSection"],
	},
	Person: { required: ["name"], recommended: ["url"] },
	ProfessionalService: {
		required: ["name", "address", "telephone", "url", "geo", "image"],
		recommended: ["openingHoursSpecification"],
		optional: ["email", "parentOrganization"],
	},
	GeoCoordinates: { required: ["latitude", "longitude"] },
	OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"] },
};

/** Their values are absolute addresses. */
export const ADDRESSES = new Set(["@id", "url", "logo", "image", "item", "sameAs"]);
/** Their values are days or instants of ISO 8601. */
export const DAYS = new Set(["datePublished", "dateModified"]);
