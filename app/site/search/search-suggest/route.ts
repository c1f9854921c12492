import { pick } from "#app/content/pick.ts";
import { parseSearchQuery, type Suggestion } from "#app/design/search/search-query.ts";
import { searchSite } from "#app/site/search/search-site.server.ts";
import type { Route } from "./+types/route.ts";

const MAX_SUGGESTIONS = 8;
const COMPLETE = "public, max-age=300";
/** Cache-Control of suggestions without the posts, which may be available soon. */
const INCOMPLETE = "public, max-age=10";

/** Serves suggestions for the search field as JSON. */
export async function loader({ request }: Route.LoaderArgs) {
	const words = parseSearchQuery(new URL(request.url).searchParams)?.words ?? "";
	const { hits, hasPosts } = await searchSite(request, words);
	const suggestions = hits
		.slice(0, MAX_SUGGESTIONS)
		.map(({ page }): Suggestion => pick(page, "kind", "name", "where", "path"));
	return Response.json(
		{ suggestions },
		{ headers: { "Cache-Control": hasPosts ? COMPLETE : INCOMPLETE, "X-Robots-Tag": "noindex" } },
	);
}
