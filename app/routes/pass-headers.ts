import type { HeadersFunction } from "react-router";

/** Puts a loader's headers on the page, which React Router otherwise keeps to its data. */
export const passHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders, errorHeaders }) =>
	errorHeaders ?? new Headers([...loaderHeaders, ...actionHeaders]);
