/**
 * What https://schema.org and the search engines' own guides want of each type that the site uses; a type or a
 * property that stands on no list is a fault. Reviews and ratings of our own clients, an office in each city
 * and questions as a promise of a richer result stand on none.
 */
type Properties = { required: string[]; optional?: string[] };

const PAGE: Properties = {
	required: ["name", "description", "url", "isPartOf", "inLanguage"],
	optional: ["breadcrumb", "about", "mainEntity", "dateModified"],
};

export const PROPERTIES: Record<string, Properties> = {
	WebPage: PAGE,
	AboutPage: PAGE,
	ContactPage: PAGE,
	CollectionPage: PAGE,
	ProfilePage: PAGE,
	Organization: {
		required: ["name", "url", "logo"],
		optional: ["description", "email", "telephone", "address", "contactPoint", "sameAs"],
	},
	ContactPoint: {
		required: ["contactType", "telephone"],
		optional: ["email", "areaServed", "availableLanguage"],
	},
	PostalAddress: {
		required: ["streetAddress", "addressLocality", "postalCode", "addressCountry"],
		optional: ["addressRegion"],
	},
	WebSite: { required: ["name", "url"], optional: ["publisher", "inLanguage"] },
	BreadcrumbList: { required: ["itemListElement"] },
	ItemList: { required: ["itemListElement", "name"], optional: ["numberOfItems"] },
	ListItem: { required: ["position", "name"], optional: ["item", "url"] },
	Service: {
		required: ["name", "provider", "areaServed", "serviceType"],
		optional: ["description", "url"],
	},
	City: { required: ["name"], optional: ["containedInPlace"] },
	State: { required: ["name"] },
	Place: { required: ["name"], optional: ["containedInPlace"] },
	BlogPosting: {
		required: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
		optional: ["description", "mainEntityOfPage", "url", "inLanguage", "articleSection"],
	},
	Person: {
		required: ["name"],
		optional: ["url", "jobTitle", "description", "image", "knowsLanguage", "worksFor"],
	},
	ProfessionalService: {
		required: ["name", "address", "telephone", "url", "geo", "image"],
		optional: ["openingHoursSpecification", "email", "parentOrganization"],
	},
	GeoCoordinates: { required: ["latitude", "longitude"] },
	OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"] },
};

/** Their values are absolute addresses. */
export const ADDRESSES = new Set(["@id", "url", "logo", "image", "item", "sameAs"]);
/** Their values are days or instants of ISO 8601. */
export const DAYS = new Set(["datePublished", "dateModified"]);
