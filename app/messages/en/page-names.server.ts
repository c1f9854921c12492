import { defineMessages } from "../define-messages.ts";

/** The names of pages in titles, breadcrumbs, filters and the search. */
export const t = defineMessages("page-names", {
	home: "Home",
	services: "Services",
	caseStudies: "Case Studies",
	caseStudy: "{title}, case study",
	sampleCaseStudy: "A sample case study",
	service: "Service",
	industry: "Industry",
	serviceByCity: "{service} by city",
	servicesByCityText: "{service}: all cities that we work in.",
	aboutUs: "About Us",
	samplePerson: "{title}, sample person",
	contact: "Contact",
	sampleCompany: "A sample; there is no such company",
	privacyPolicy: "Privacy Policy",
	numbered: "{title}, page {page}",
	page: "Page {page}",
});
