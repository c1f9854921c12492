import { use } from "react";
import { useNonce } from "#app/content-policy/nonce.ts";
import countViews from "#app/visits/count-views.ts?inline-text";
import runEarly from "./early.ts?inline-text";
import openPage from "./open-page.ts?inline-text";
import rememberArrival from "./remember-arrival.ts?inline-text";
import { ShellContext } from "./shell.ts";

/** In the head, right after the styles: the theme without a flash, and what must not wait for React. */
export function EarlyScript() {
	const shell = use(ShellContext);
	const nonce = useNonce();
	const code = import.meta.env.SSR ? writeCode(shell?.countsViews ?? false) : "";
	return (
		<script
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own function's text
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}

function writeCode(countsViews: boolean): string {
	const texts = [runEarly, rememberArrival];
	// React's development build calls what is put on elements before it comes a mismatch.
	if (!import.meta.env.DEV) texts.push(openPage);
	if (countsViews) texts.push(countViews);
	return texts.map((text) => `(${text})()`).join(";");
}
