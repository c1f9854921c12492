import { use } from "react";
import countViews from "#app/visits/count-views.ts?inline-text";
import runEarly from "./early.ts?inline-text";
import rememberArrival from "./remember-arrival.ts?inline-text";
import { ShellContext } from "./shell.ts";

/** In the head, before the styles: the theme without a flash, and what must not wait for React. */
export function EarlyScript() {
	const shell = use(ShellContext);
	const code = import.meta.env.SSR
		? `(${runEarly})();(${rememberArrival})()${shell?.countsViews ? `;(${countViews})()` : ""}`
		: "";
	return (
		<script
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own function's text
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
