/** How the responses of a route that are the same for all visitors are cached by the server. */
type CacheRule = {
	/**
	 * The query parameters that the loader uses and that have few values, in the order of the cache's key. No other
	 * parameter reaches the route, nor anything else that a request says beside its URL.
	 */
	parameters?: readonly string[];
	/** Those with endless values: a URL that has one is rendered at each request. */
	unbounded?: readonly string[];
	/** Only the URLs that end so. */
	ending?: string;
};

/** What a route exports as `handle`. Without `cache` its responses are each visitor's own. */
export type RouteHandle = { cache?: CacheRule };
