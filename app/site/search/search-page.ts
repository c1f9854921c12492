import type { PostSummary } from "#app/blog/post.ts";
import type { CitySummary } from "#app/content/city-summary.ts";
import type { Service } from "#app/content/types.ts";
import type { ResultKind } from "#app/design/search/search-query.ts";
import type { Hit, IndexedPage } from "#app/platform/text-index.ts";

/** A page or a post as it is indexed and listed. */
export type SearchPage = IndexedPage & {
	kind: ResultKind;
	kite?: string | null;
	/** Set for a city and its districts. */
	city?: CitySummary;
	/** Set for a service and its parts. */
	service?: Service;
	post?: PostSummary;
};

export type SearchHit = Hit<SearchPage>;
