import { getContent } from "#app/content/content.server.ts";

const { caseStudies, posts, whyChooseUs } = getContent();

/** One page of each kind of card. */
export const CARD_PAGES = {
	home: "/",
	service: "/services/paid-advertising",
	"sub-service": "/services/seo/technical",
	"localised service": "/services/ui-ux-design/visakhapatnam",
	locations: "/services/seo/locations",
	city: "/mumbai",
	district: "/lucknow/gomti-nagar",
	"case study, first": `/case-studies/${caseStudies[0]?.slug}`,
	"case study, second": `/case-studies/${caseStudies[1]?.slug}`,
	"case study, third": `/case-studies/${caseStudies[2]?.slug}`,
	"case studies": "/case-studies",
	post: `/blog/${posts[0]?.slug}`,
	blog: "/blog",
	reason: `/why-choose-us/${whyChooseUs[0]?.slug}`,
	services: "/services",
	about: "/about",
	tools: "/tools",
	"ad budget": "/tools/ad-budget",
	"seo payback": "/tools/seo-payback",
	contact: "/contact",
	"privacy policy": "/privacy-policy",
} as const;
