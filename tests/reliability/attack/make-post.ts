/** A post of a WordPress, as its API gives it. */
export const makePost = (words = "Words.") => ({
	id: 1,
	slug: "small-post",
	link: "http://cms.example/small-post/",
	date_gmt: "2026-01-01T00:00:00",
	modified_gmt: "2026-01-01T00:00:00",
	title: { rendered: "Small post" },
	excerpt: { rendered: "<p>An excerpt.</p>" },
	content: { rendered: `<p>${words}</p>`, protected: false },
});
