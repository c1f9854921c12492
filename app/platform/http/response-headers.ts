import { createContext, type RouterContextProvider } from "react-router";

type Context = Readonly<RouterContextProvider>;

const headersContext = createContext<Headers | null>(null);

/** Returns the headers that loaders and actions add to the response, for the document and for `.data`. */
export function getResponseHeaders(context: Context): Headers {
	const headers = context.get(headersContext) ?? new Headers();
	context.set(headersContext, headers);
	return headers;
}

/** Sets, as middleware of the root, the headers of getResponseHeaders, which override those that the response has. */
export async function setResponseHeaders(
	{ context }: { context: Context },
	next: () => Promise<Response>,
): Promise<Response> {
	const response = await next();
	for (const [name, value] of context.get(headersContext) ?? []) response.headers.set(name, value);
	return response;
}
