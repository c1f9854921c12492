import type { Visit } from "../../visit/visit.ts";

/** An object of JSON-LD. */
export type Business = Readonly<Record<string, unknown>>;

/** Types of schema.org that are a business or an organisation by their name alone. Others are one by what they have. */
const ORGANISATIONS = new Set(
	"Organization Corporation LocalBusiness OnlineBusiness OnlineStore ProfessionalService NGO EducationalOrganization MedicalOrganization Store Restaurant Hotel Dentist Physician MedicalClinic MedicalBusiness Hospital LegalService Attorney AccountingService HomeAndConstructionBusiness HealthAndBeautyBusiness FoodEstablishment LodgingBusiness RealEstateAgent TravelAgency AutoRepair School".split(
		" ",
	),
);
/** Types that have an address or a telephone and are no business. */
const OTHERS = new Set(
	"Place PostalAddress ContactPoint Event JobPosting Offer Residence Accommodation Apartment House WebSite WebPage".split(
		" ",
	),
);
const MARKS = ["address", "telephone", "openingHours", "openingHoursSpecification"];

/** Returns the names in a property of types, without the address of schema.org before them. */
export function getTypes({ "@type": type }: Business): readonly string[] {
	const types: readonly unknown[] = Array.isArray(type) ? type : [type];
	return types.flatMap((name) => (typeof name === "string" ? [getTypeName(name)] : []));
}

function getTypeName(type: string): string {
	return type.slice(Math.max(type.lastIndexOf("/"), type.lastIndexOf(":")) + 1);
}

export function isBusinessType(type: string): boolean {
	return ORGANISATIONS.has(type) || type.endsWith("Business") || type.endsWith("Organization");
}

/** Returns whether a value has something in a property. */
export function has(node: Business, property: string): boolean {
	const value = node[property];
	return (
		value !== undefined &&
		value !== null &&
		value !== "" &&
		!(Array.isArray(value) && !value.length)
	);
}

/** The deepest nesting that is read, as a hostile page may have any. */
const DEEPEST = 12;

/** Lists the objects of JSON-LD, with those in lists, in `@graph` and in other objects. */
function listNodes(value: unknown, depth = 0): readonly Business[] {
	if (typeof value !== "object" || value === null || depth > DEEPEST) return [];
	const inner = Object.values(value).flatMap((part) => listNodes(part, depth + 1));
	return Array.isArray(value) ? inner : [value as Business, ...inner];
}

/** Lists the businesses and organisations that the JSON-LD of a website names. */
export function listBusinesses({ pages }: Visit): readonly Business[] {
	const values = pages.flatMap(({ document }) =>
		document.data.flatMap((block) => ("value" in block ? [block.value] : [])),
	);
	return values.flatMap((value) => listNodes(value)).filter(isBusiness);
}

function isBusiness(node: Business): boolean {
	const types = getTypes(node);
	if (types.some(isBusinessType)) return true;
	const isOther = types.length === 0 || types.some((type) => OTHERS.has(type));
	return !isOther && MARKS.some((mark) => has(node, mark));
}

/** Lists the types of schema.org that the website names as microdata or RDFa. */
export function listMicrodataTypes({ pages }: Visit): readonly string[] {
	return pages.flatMap(({ document: { microdata } }) => microdata.types.map(getTypeName));
}

/** Lists the properties that the website names as microdata or RDFa. */
export function listMicrodataProperties({ pages }: Visit): readonly string[] {
	return pages.flatMap(({ document: { microdata } }) => microdata.properties.map(getTypeName));
}
