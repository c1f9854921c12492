/** Each visitor's own, and never kept: the contact page is neither shown nor fetched ahead. */
export const OWN_TO_VISITOR = "/contact";

/**
 * Until React is there, the browser makes the page behind a link ready as it is pointed at or pressed. Files
 * (their names have a dot) and each visitor's own page are left out; with Save-Data browsers do none of it.
 */
export const SPECULATION_RULES = JSON.stringify({
	prerender: [
		{
			where: {
				and: [{ href_matches: "/*" }, { not: { href_matches: [`${OWN_TO_VISITOR}*`, "/*.*"] } }],
			},
			eagerness: "moderate",
		},
	],
});
