import { parseSearchQuery } from "#app/search/search-query.ts";
import { searchSite } from "#app/search/search-site.server.ts";
import type { Suggestion } from "#app/search/suggestion.ts";
import type { Route } from "./+types/route.ts";

const MOST = 8;
const WHOLE = "public, max-age=300";
/** The posts may be there the next time. */
const IN_PART = "public, max-age=10";

/** What the field suggests while words are typed into it, as JSON. */
export async function loader({ request }: Route.LoaderArgs) {
	const words = parseSearchQuery(new URL(request.url).searchParams)?.words ?? "";
	const { hits, hasPosts } = await searchSite(request, words);
	const suggestions = hits
		.slice(0, MOST)
		.map(({ page: { kind, name, where, path } }): Suggestion => ({ kind, name, where, path }));
	return Response.json(
		{ suggestions },
		{ headers: { "Cache-Control": hasPosts ? WHOLE : IN_PART, "X-Robots-Tag": "noindex" } },
	);
}
