import type { PostSummary } from "#app/blog/post.ts";
import type { CitySummary } from "#app/content/city-summary.ts";
import type { Service } from "#app/content/types.ts";
import type { ResultKind } from "#app/design/search/search-query.ts";
import type { Hit, IndexedPage } from "#app/platform/text-index.ts";

/** A page or a post as it is indexed and listed. */
export type SearchPage = IndexedPage & {
	kind: ResultKind;
	kite?: string | null;
	/** The city of a city's or a district's page. */
	city?: CitySummary;
	/** The service of the page of a service or of its part. */
	service?: Service;
	post?: PostSummary;
};

export type SearchHit = Hit<SearchPage>;
