import { ScrollRestoration, UNSAFE_useScrollRestoration } from "react-router";

/** React Router's <ScrollRestoration>, whose script stands in a shorter form among the deferred ones. */
export function ScrollMemory() {
	return import.meta.env.DEV ? <ScrollRestoration /> : <BuiltScrollMemory />;
}

function BuiltScrollMemory() {
	UNSAFE_useScrollRestoration();
	return null;
}
