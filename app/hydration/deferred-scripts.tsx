import { use } from "react";
import { Scripts, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import { useNonce } from "#app/content-policy/nonce.ts";
import restoreScroll from "#app/layout/restore-scroll.ts?inline-text";
import { type PageStart, PageStartContext } from "./page-start.ts";
import { quoteForScript } from "./quote-for-script.ts";
import startWhenWanted from "./start-when-wanted.ts?inline-text";

/** Where the loaders' data come from that React Router writes into a page as they come. */
const STREAM =
	"__reactRouterContext={};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

/**
 * Takes the place of React Router's <Scripts>, which requests the bundle at once. This one lets a small
 * inline script fetch it at the first intent.
 */
export function DeferredScripts() {
	return import.meta.env.DEV ? <Scripts /> : <StartScript />;
}

function StartScript() {
	const framework = use(UNSAFE_FrameworkContext);
	const matched = use(UNSAFE_DataRouterStateContext);
	const start = use(PageStartContext);
	if (!framework || !matched) throw new Error("DeferredScripts must stand inside the router");
	// React Router streams the loaders' data into the page only where it was told that scripts are rendered.
	if (framework.renderMeta) framework.renderMeta.didRenderScripts = start?.data === "streamed";
	if (!import.meta.env.SSR || !start) return <InlineScript code="" />;

	const { file, data } = start;
	const address = typeof data === "object" && "address" in data ? data.address : "";
	const told = [file, matched.matches.map(({ route }) => route.id), address];
	const values = told.map((value) => JSON.stringify(value).replaceAll("<", "\\u003c")).join();
	return (
		<InlineScript code={`(${restoreScroll})();${writeData(data)}(${startWhenWanted})(${values})`} />
	);
}

function writeData(data: PageStart["data"]): string {
	if (data === "streamed") return STREAM;
	return "text" in data
		? `__reactRouterContext={stream:new Blob([${quoteForScript(data.text)}]).stream()};`
		: "";
}

function InlineScript({ code }: { code: string }) {
	const nonce = useNonce();
	return (
		<script
			nonce={nonce}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and addresses, escaped
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
