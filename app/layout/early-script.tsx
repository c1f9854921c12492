import { runEarly } from "./early.ts";
import { rememberArrival } from "./remember-arrival.ts";

/** In the head, before the styles: the theme without a flash, and what must not wait for React. */
export function EarlyScript() {
	const code = import.meta.env.SSR ? `(${runEarly})();(${rememberArrival})()` : "";
	return (
		<script
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own function's text
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
