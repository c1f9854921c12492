import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("routes/home/route.tsx"),
	route("about", "routes/about/route.tsx"),
	route("about/:person", "routes/person/route.tsx"),
	route("case-studies", "routes/case-studies/route.tsx"),
	route("case-studies/:case", "routes/case-study/route.tsx"),
	route("contact", "routes/contact/route.tsx"),
	route("book", "routes/book/route.tsx"),
	route("book/:token", "routes/book-call/route.tsx"),
	route("book/calendar/:token", "routes/book-calendar/route.ts"),
	route("privacy-policy", "routes/privacy-policy/route.tsx"),
	route("accessibility", "routes/accessibility/route.tsx"),
	route("blog", "routes/blog/route.tsx"),
	route("blog/:post", "routes/blog-post/route.tsx"),
	route("search", "routes/search/route.tsx"),
	route("search/suggest", "routes/search-suggest/route.ts"),
	route("pricing", "routes/pricing/route.tsx"),
	route("industries/:industry", "routes/industry/route.tsx"),
	route("how-we-work", "routes/how-we-work/route.tsx"),
	route("how-we-work/:document", "routes/document/route.tsx"),
	route("why-choose-us/:reason", "routes/why-choose-us/route.tsx"),

	route("services", "routes/services/route.tsx"),
	route("services/:service", "routes/service/route.tsx"),
	route("services/:service/locations", "routes/service-locations/route.tsx"),
	// A city, or else a sub-service: /services/seo/mumbai, /services/seo/technical.
	route("services/:service/:place", "routes/service-place/route.tsx"),

	route("tools", "routes/tools/route.tsx"),
	route("tools/ad-budget", "routes/tools-ad-budget/route.tsx"),
	route("tools/seo-payback", "routes/tools-seo-payback/route.tsx"),
	route("tools/festival-calendar", "routes/tools-festival-calendar/route.tsx"),
	route("tools/festival-calendar.ics", "routes/festival-calendar-file/route.ts"),
	route("tools/festival-calendar.csv", "routes/festival-calendar-file/route.ts", {
		id: "festival-calendar-csv",
	}),

	route(":city", "routes/city/route.tsx"),
	route(":city/:district", "routes/district/route.tsx"),

	route("sitemap", "routes/sitemap/route.tsx"),
	route("sitemap.xml", "routes/sitemap-xml/route.ts"),
	route("sitemaps/:file", "routes/sitemap-xml/route.ts", { id: "sitemap-part" }),
	route("robots.txt", "routes/robots/route.ts"),
	route(".well-known/security.txt", "routes/security-txt/route.ts"),
	route("feed.xml", "routes/feed/route.ts"),
	route("favicon.ico", "routes/favicon/route.ts"),
	route("site.webmanifest", "routes/manifest/route.ts"),
	route("art/*", "routes/art/route.ts"),
	route("pictures/*", "routes/pictures/route.ts"),
	route("cards/*", "routes/social-card/route.ts"),
	route("visits", "routes/visits/route.ts"),
	// No build has it: there it is a city that nobody knows.
	...(import.meta.env?.MODE === "development"
		? [route("styleguide", "routes/styleguide/route.tsx")]
		: []),
	route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
