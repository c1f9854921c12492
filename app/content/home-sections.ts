/** The sections of the home page below its top, by their fields in `content/pages/home.yaml`, in the usual order. */
export const HOME_SECTIONS = [
	"clients",
	"services",
	"caseStudies",
	"testimonials",
	"awards",
	"whyChooseUs",
	"blog",
	"process",
	"industries",
	"faq",
	"closing",
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];
