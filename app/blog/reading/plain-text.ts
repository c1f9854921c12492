const CHARACTERS: Record<string, string> = {
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#39;": "'",
	"&amp;": "&",
};

/** Safe HTML (post.ts) without its tags and with its entities resolved, for titles, descriptions and search. */
export function readSafeHtml(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => CHARACTERS[entity] ?? entity)
		.trim();
}
