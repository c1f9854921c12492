import { use } from "react";
import { Scripts, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import restoreScroll from "#app/layout/restore-scroll.ts?inline-text";
import { HeadStylesContext } from "#app/page-styles/page-styles.tsx";
import type { Boot } from "./start-when-wanted.ts";
import startWhenWanted from "./start-when-wanted.ts?inline-text";
import { StateAddressContext } from "./state-address.ts";

const FOLDER = "/assets/";

/**
 * Takes the place of React Router's <Scripts>, which requests the bundle at once. This one writes down
 * what hydration needs and lets a small inline script fetch it at the first intent.
 */
export function DeferredScripts() {
	return import.meta.env.DEV ? <Scripts /> : <BootScript />;
}

function BootScript() {
	const framework = use(UNSAFE_FrameworkContext);
	const state = use(UNSAFE_DataRouterStateContext);
	const sheet = use(HeadStylesContext)?.later ?? "";
	const stateAddress = use(StateAddressContext);
	if (!framework || !state) throw new Error("DeferredScripts must stand inside the router");
	// React Router streams the loaders' data into the page only where it was told that scripts are rendered.
	if (framework.renderMeta) framework.renderMeta.didRenderScripts = !stateAddress;
	if (!import.meta.env.SSR) return <InlineScript code="" />;

	const { manifest, serverHandoffString } = framework;
	const routes = state.matches.map(({ route }) => {
		const entry = manifest.routes[route.id];
		if (!entry) throw new Error(`Route ${route.id} is not in the manifest`);
		return entry;
	});
	const { module: entry, imports } = manifest.entry;
	const own = routes.map(({ clientActionModule, clientLoaderModule, module }) =>
		[clientActionModule, clientLoaderModule, module].filter((file) => file !== undefined),
	);
	const files = [
		...new Set([
			manifest.url,
			entry,
			...own.flat(),
			...imports,
			...routes.flatMap((route) => route.imports ?? []),
		]),
	];
	const boot: Boot = {
		folder: FOLDER,
		scripts: files.map(toName).join(" "),
		modules: routes.map(({ id }, at) => [
			id,
			...(own[at] ?? []).map((file) => files.indexOf(file)),
		]),
		sheet: sheet && toName(sheet),
		state: stateAddress ?? "",
	};
	const stream = stateAddress
		? ""
		: "__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());";
	return (
		<InlineScript
			code={`(${restoreScroll})();__reactRouterContext=${withoutFlags(serverHandoffString ?? "")};${stream}(${startWhenWanted})(${JSON.stringify(boot).replaceAll("<", "\\u003c")})`}
		/>
	);
}

/** React Router's flags of what is still to come are not read where they are off. */
function withoutFlags(handoff: string): string {
	return handoff.replace(/"unstable_\w+":false,?/g, "").replace(',"isSpaMode":false', "");
}

function toName(address: string): string {
	if (!address.startsWith(FOLDER)) throw new Error(`${address} is not in ${FOLDER}`);
	return address.slice(FOLDER.length);
}

function InlineScript({ code }: { code: string }) {
	return (
		<script
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and the manifest, escaped
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
