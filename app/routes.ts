import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("site/home/route.tsx"),
	route("about", "site/about/route.tsx"),
	route("about/:person", "site/about/person/route.tsx"),
	route("case-studies", "site/case-studies/route.tsx"),
	route("case-studies/:case", "site/case-studies/case-study/route.tsx"),
	route("contact", "site/contact/route.tsx"),
	route("book", "site/contact/book/route.tsx"),
	route("book/:token", "calls/book-call/route.tsx"),
	route("book/:token/call.ics", "calls/book-call/call-file.ts"),
	route("book/calendar/:token", "desk/calls/calendar-feed/route.ts"),
	route("privacy-policy", "site/legal/privacy-policy/route.tsx"),
	route("terms", "site/legal/terms/route.tsx"),
	route("accessibility", "site/legal/accessibility/route.tsx"),
	route("blog", "blog/blog-list/route.tsx"),
	route("blog/:post", "blog/blog-post/route.tsx"),
	route("search", "site/search/route.tsx"),
	route("search/suggest", "site/search/search-suggest/route.ts"),
	route("pricing", "site/pricing/route.tsx"),
	route("industries/:industry", "site/industries/route.tsx"),
	route("how-we-work", "site/how-we-work/route.tsx"),
	route("how-we-work/:document", "site/how-we-work/document/route.tsx"),
	route("why-choose-us/:reason", "site/about/why-choose-us/route.tsx"),

	route("services", "site/services/route.tsx"),
	route("services/:service", "site/services/service/route.tsx"),
	route("services/:service/locations", "site/services/service-locations/route.tsx"),
	// The last segment is a city, or else a sub-service: /services/design/newtown, /services/design/logos.
	route("services/:service/:place", "site/services/service-place/route.tsx"),

	route("tools", "tools/route.tsx"),
	route("tools/ad-budget", "tools/ad-budget/route.tsx"),
	route("tools/seo-payback", "tools/seo-payback/route.tsx"),
	route("tools/website-check", "tools/website-check/route.tsx"),
	route("tools/website-check/:check", "tools/website-check/result/route.tsx"),
	route("tools/festival-calendar", "tools/festival-calendar/route.tsx"),
	route("tools/festival-calendar.ics", "tools/festival-calendar/festival-calendar-file/route.ts"),
	route("tools/festival-calendar.csv", "tools/festival-calendar/festival-calendar-file/route.ts", {
		id: "festival-calendar-csv",
	}),

	route(":city", "site/places/city/route.tsx"),
	route(":city/:district", "site/places/district/route.tsx"),

	route("sitemap", "site/sitemap/route.tsx"),
	route("sitemap.xml", "site/sitemap/sitemap-xml/route.ts"),
	route("sitemaps/:file", "site/sitemap/sitemap-xml/route.ts", { id: "sitemap-part" }),
	route("robots.txt", "site/sitemap/robots/route.ts"),
	route(".well-known/security.txt", "site/legal/security-txt/route.ts"),
	route("feed.xml", "blog/feed/route.ts"),
	route("colours.css", "site/colours/route.ts"),
	route("fonts/:sheet", "site/fonts/sheet.route.ts"),
	route("art/fonts/:file", "site/fonts/file.route.ts"),
	route("art/logo/:file", "site/logo/route.ts"),
	route("messages.json", "site/messages/route.ts"),
	route("favicon.ico", "site/icons/favicon/route.ts"),
	route("site.webmanifest", "site/icons/manifest/route.ts"),
	route("art/*", "site/art/route.ts"),
	route("pictures/*", "blog/pictures/route.ts"),
	route("cards/*", "site/social-card/route.ts"),
	route("visits", "visits/route.ts"),
	// No build has this route: there the path is that of an unknown city.
	...(import.meta.env?.MODE === "development"
		? [route("styleguide", "site/styleguide/route.tsx")]
		: []),
	route("*", "site/not-found/route.tsx"),
] satisfies RouteConfig;
