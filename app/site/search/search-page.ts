import type { PostSummary } from "#app/blog/post.ts";
import type { SearchEntry } from "#app/content/pages/search-entry.ts";
import type { Hit } from "#app/platform/text-index.ts";

/** A page or a post as it is indexed and listed. */
export type SearchPage = SearchEntry & { path: string; post?: PostSummary };

export type SearchHit = Hit<SearchPage>;
