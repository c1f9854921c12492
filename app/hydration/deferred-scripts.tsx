import { use } from "react";
import { Scripts, UNSAFE_DataRouterStateContext, UNSAFE_FrameworkContext } from "react-router";
import { startWhenWanted } from "./start-when-wanted.ts";

/**
 * Takes the place of React Router's <Scripts>, which requests the bundle at once. This one writes down
 * what hydration needs and lets a small inline script fetch it after `load`, at idle or first intent.
 */
export function DeferredScripts() {
	return import.meta.env.DEV ? <Scripts /> : <Boot />;
}

function Boot() {
	const framework = use(UNSAFE_FrameworkContext);
	const state = use(UNSAFE_DataRouterStateContext);
	if (!framework || !state) throw new Error("DeferredScripts must stand inside the router");
	// React Router streams the loaders' data only where it was told that scripts are rendered.
	if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
	if (!import.meta.env.SSR) return <InlineScript code="" />;

	const { manifest, serverHandoffString } = framework;
	const routes = state.matches.map(({ route }) => {
		const entry = manifest.routes[route.id];
		if (!entry) throw new Error(`Route ${route.id} is not in the manifest`);
		return entry;
	});
	const modules = routes.map(({ id, clientActionModule, clientLoaderModule, module }) => [
		id,
		[clientActionModule, clientLoaderModule, module].filter(Boolean),
	]);
	const { module: entry, imports } = manifest.entry;
	const files = [...new Set([...imports, ...routes.flatMap((route) => route.imports ?? [])])];
	const boot = JSON.stringify({ manifest: manifest.url, entry, modules, files });
	return (
		<InlineScript
			code={`window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());(${startWhenWanted})(${boot.replaceAll("<", "\\u003c")})`}
		/>
	);
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
