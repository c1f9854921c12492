/** The rule by which the server caches responses of a route that are the same for all visitors. */
type CacheRule = {
	/**
	 * The query parameters of the loader that have few values, in the order of the cache's key. No other parameter
	 * reaches the route, and nothing else of the request but its URL.
	 */
	parameters?: readonly string[];
	/** Parameters with any number of values; a URL that has one is rendered at each request. */
	unbounded?: readonly string[];
	/** The ending of URLs that are cached; others are not. */
	ending?: string;
};

/** A route's export `handle`. Without `cache`, its responses are private. */
export type RouteHandle = {
	cache?: CacheRule;
	/** True if the page has free times, which are shown in the visitor's zone. */
	hasTimes?: true;
};

/** What the loader of a route with several kinds of pages says of one. */
export type PageData = Pick<RouteHandle, "hasTimes"> & {
	/** True while the page waits for something: its scripts start at once, and without scripts it is loaded again. */
	isWaiting?: boolean;
};
