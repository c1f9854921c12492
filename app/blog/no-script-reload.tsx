import { useLocation, useMatches } from "react-router";
import { hasLaterParts } from "./later.ts";

/** A streamed page needs a script to fill it in; without one the browser asks again and waits. */
export function NoScriptReload() {
	const { pathname, search } = useLocation();
	const matches = useMatches();
	const loaderData = Object.fromEntries(matches.map(({ id, loaderData: data }) => [id, data]));
	if (!hasLaterParts(loaderData)) return null;
	return (
		<noscript>
			<meta httpEquiv="refresh" content={`0;url=${pathname}${search ? `${search}&` : "?"}whole`} />
		</noscript>
	);
}
