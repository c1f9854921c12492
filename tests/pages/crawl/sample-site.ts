const ORIGIN = "https://s.example";
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);

/** A site of four pages that keeps every rule, as its answers by path. */
export function makeSampleSite(): Map<string, string> {
	const blog = [["Blog", "/blog"]] as const;
	return new Map([
		["/", makePage("/", "A shop for kites", ["/about", "/blog", "/blog/lines"])],
		["/about", makePage("/about", "About the shop", ["/"], [["About", "/about"]])],
		["/blog", makePage("/blog", "Notes on kites", ["/blog/lines#part"], blog)],
		[
			"/blog/lines",
			makePage("/blog/lines", "What a line carries", ["/"], [...blog, ["Lines", "/blog/lines"]]),
		],
		[
			"/sitemap.xml",
			`<urlset>${["/", "/about", "/blog", "/blog/lines"].map((path) => `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-01-01</lastmod></url>`).join("\n")}</urlset>`,
		],
		["/robots.txt", `User-agent: *\nDisallow: /visits\nSitemap: ${ORIGIN}/sitemap.xml`],
		["/kite.svg", "<svg/>"],
	]);
}

/** Answers as the site would; cards are there for all pages. */
export function answerFor(site: ReadonlyMap<string, string>) {
	return async (path: string): Promise<Response> => {
		if (path.startsWith("/cards/"))
			return new Response(PNG, { headers: { "Content-Type": "image/png" } });
		if (path === "/about/")
			return new Response(null, { status: 308, headers: { Location: "/about" } });
		const text = site.get(path);
		const html = { "Content-Type": "text/html" };
		if (text === undefined)
			return new Response('<meta name="robots" content="noindex"/>', {
				status: 404,
				headers: html,
			});
		const isFile = /\.\w+$/.test(path);
		return new Response(text, { headers: isFile ? { "Content-Type": "text/plain" } : html });
	};
}

type Steps = readonly (readonly [name: string, path: string])[];

/** A page that keeps every rule and leads to these paths. */
export function makePage(
	path: string,
	title: string,
	links: readonly string[],
	steps: Steps = [],
): string {
	const url = ORIGIN + path;
	const description = `${title}: a description of this page that is as long as search engines want one to be.`;
	const isPost = path.startsWith("/blog/");
	const card = `${ORIGIN}/cards${path === "/" ? "/home" : path}.png`;
	const metas = {
		...{ "og:title": title, "og:description": description, "og:url": url, "og:site_name": "Kites" },
		...{ "og:type": isPost ? "article" : "website", "og:locale": "en_IN", "og:image": card },
		...{ "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630" },
		...{ "og:image:alt": title, "twitter:card": "summary_large_image", "twitter:title": title },
		...{ "twitter:description": description, "twitter:image": card, "twitter:image:alt": title },
		...(isPost
			? {
					"article:published_time": "2026-01-01",
					"article:modified_time": "2026-01-01",
					"article:author": "Ann",
				}
			: {}),
		description,
	};
	const trail = [["Home", "/"] as const, ...steps];
	const seen = trail.map(([name, to], at) =>
		at < trail.length - 1
			? `<li><a href="${to}">${name}</a></li>`
			: `<li><span aria-current="page">${name}</span></li>`,
	);
	return `<!doctype html><html lang="en-IN"><head><title>${title} | Kites</title>
<link rel="canonical" href="${url}"/>
${Object.entries(metas)
	.map(([name, text]) => `<meta name="${name}" content="${text}"/>`)
	.join("\n")}
<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": makeNodes(path, title, description, trail) })}</script>
</head><body>${steps.length > 0 ? `<nav aria-label="Breadcrumb"><ol>${seen.join("")}</ol></nav>` : ""}
<main id="part"><h1>${title}</h1><img src="/kite.svg" alt="" width="1" height="1"/>
${links.map((link) => `<a href="${link}">${link}</a>`).join("\n")}</main></body></html>`;
}

function makeNodes(path: string, name: string, description: string, trail: Steps) {
	const url = ORIGIN + path;
	const agency = { "@id": `${ORIGIN}/#organization` };
	const page = path === "/about" ? "AboutPage" : path === "/blog" ? "CollectionPage" : "WebPage";
	return [
		{
			...{ "@type": page, "@id": `${url}#page`, name, description, url, inLanguage: "en-IN" },
			isPartOf: { "@id": `${ORIGIN}/#website` },
		},
		{
			...{ "@type": "WebSite", "@id": `${ORIGIN}/#website`, name: "Kites", url: `${ORIGIN}/` },
			...{ inLanguage: "en-IN", publisher: agency },
		},
		{ "@type": "Organization", ...agency, name: "Kites", url: ORIGIN, logo: `${ORIGIN}/logo.png` },
		...(trail.length > 1
			? [
					{
						...{ "@type": "BreadcrumbList", "@id": `${url}#trail` },
						itemListElement: trail.map(([step, to], at) => ({
							...{ "@type": "ListItem", position: at + 1, name: step },
							...(at < trail.length - 1 ? { item: ORIGIN + to } : {}),
						})),
					},
				]
			: []),
		...(path === "/blog"
			? [
					{
						...{ "@type": "ItemList", "@id": `${url}#list`, name, numberOfItems: 1 },
						itemListElement: [
							{ "@type": "ListItem", position: 1, name: "Lines", url: `${url}/lines` },
						],
					},
				]
			: []),
		...(path.startsWith("/blog/")
			? [
					{
						...{ "@type": "BlogPosting", "@id": `${url}#article`, headline: name, description },
						...{ image: [`${ORIGIN}/kite.svg`], datePublished: "2026-01-01" },
						...{ dateModified: "2026-01-01", author: agency, publisher: agency },
						mainEntityOfPage: { "@id": `${url}#page` },
					},
				]
			: []),
	];
}
