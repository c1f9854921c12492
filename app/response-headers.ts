import { createContext, type RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

const headersContext = createContext<Headers | null>(null);

/** The headers that loaders and actions add to the response, of the page as of its `.data`. */
export function getResponseHeaders(context: Context): Headers {
	const headers = context.get(headersContext) ?? new Headers();
	context.set(headersContext, headers);
	return headers;
}

/** Middleware of the root: sets what getResponseHeaders has collected, before the headers that the response has. */
export async function setResponseHeaders(
	{ context }: { context: Context },
	next: () => Promise<Response>,
): Promise<Response> {
	const response = await next();
	for (const [name, value] of context.get(headersContext) ?? []) response.headers.set(name, value);
	return response;
}
