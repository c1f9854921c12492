import { type Plugin, parseSync, Visitor } from "vite";

const ROUTER = "react-router/dist/production/lib";

/**
 * What this site never asks of React and React Router in a browser, and the bundler cannot see: per file each
 * function's name, and what it does instead. Of the router: routes found while walking (all are in the first
 * manifest), instrumentation, React Server Components, transitions, its words for errors (error-page.tsx has ours),
 * scripts that are not ours (app/hydration), and its way of fetching ahead (app/speculation is ours). Of React:
 * <ViewTransition>, <SuspenseList>, refs of fragments, fetching files ahead, and the stacks of components, whose names are a letter long
 * there. Of Vite: styles of parts fetched later.
 */
const UNUSED: Record<string, Record<string, string>> = {
	[`${ROUTER}/dom/ssr/fog-of-war.js`]: {
		isFogOfWarEnabled: "return false",
		getPatchRoutesOnNavigationFunction: "",
		useFogOFWarDiscovery: "",
	},
	[`${ROUTER}/router/instrumentation.js`]: {
		consumeInstrumentationClientResultMetaReceiver: "",
		getRouteInstrumentationUpdates: "return {}",
		instrumentClientSideRouter: "return router",
	},
	[`${ROUTER}/router/router.js`]: {
		getInstrumentationNavigateMeta: "",
		persistAppliedTransitions: "",
		restoreAppliedTransitions: "",
	},
	[`${ROUTER}/components.js`]: { getOptimisticRouterState: "return newState" },
	[`${ROUTER}/dom/ssr/components.js`]: {
		PrefetchPageLinks: "return null",
		Scripts: "return null",
		usePrefetchBehavior: "return [false, null, {}]",
	},
	[`${ROUTER}/dom/lib.js`]: {
		HistoryRouter: "return null",
		useViewTransitionState: "return false",
	},
	[`${ROUTER}/hooks.js`]: {
		DefaultErrorComponent: "return null",
		RSCErrorHandler: "return children",
	},
	"react-dom/cjs/react-dom-client.production.js": {
		applyViewTransitionToHostInstances: "return false",
		commitAppearingPairViewTransitions: "",
		commitDeletedPairViewTransitions: "",
		commitEnterViewTransitions: "",
		commitExitViewTransitions: "",
		commitNestedViewTransitions: "",
		describeNativeComponentFrame: 'return ""',
		measureNestedViewTransitions: "",
		preconnect: "",
		prefetchDNS: "",
		preinitModuleScript: "",
		preinitScript: "",
		preinitStyle: "",
		preload: "",
		preloadModule: "",
		restoreEnterOrExitViewTransitions: "",
		restoreNestedViewTransitions: "",
		startViewTransition: "return null",
		trackEnterViewTransitions: "",
		updateSuspenseListComponent: "return null",
	},
};

/**
 * What links need not do on a server, where nobody clicks. An address is worked out from the routes themselves
 * and not from their JSON, which is there to know them again at the next rendering.
 */
const UNUSED_ON_SERVER: typeof UNUSED = {
	[`${ROUTER}/dom/lib.js`]: { useLinkClickHandler: "" },
	[`${ROUTER}/dom/ssr/components.js`]: { usePrefetchBehavior: "return [false, null, {}]" },
	[`${ROUTER}/hooks.js`]: {
		useResolvedPath:
			'const { matches } = React$1.useContext(RouteContext); return resolveTo(to, getResolveToMatches(matches), useLocation().pathname, relative === "path");',
	},
};

/**
 * Leaves them out of what is built. Throws when a function is not where it was: an update of a library
 * must be looked at.
 */
export function trimLibraries(): Plugin {
	return {
		name: "trim-libraries",
		apply: "build",
		transform: {
			filter: {
				id: [/\/node_modules\/(react-router\/dist\/production\/lib|react-dom\/cjs)\//, PRELOADER],
			},
			handler(code, id) {
				const file = id.split("/node_modules/").at(-1)?.split("?")[0] ?? "";
				if (this.environment.name !== "client")
					return { code: replaceBodies(code, file, UNUSED_ON_SERVER), map: null };
				if (PRELOADER.test(id))
					return { code: "export const __vitePreload = (load) => load();", map: null };
				const trimmed = replaceBodies(code.replaceAll(FRAGMENT_METHOD, ""), file, UNUSED);
				return { code: file.startsWith(ROUTER) ? leaveOutReproofs(trimmed) : trimmed, map: null };
			},
		},
	};
}

const PRELOADER = /vite\/preload-helper/;
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function [\s\S]*?^\};$/gm;

function replaceBodies(code: string, file: string, unused: typeof UNUSED): string {
	return Object.entries(unused[file] ?? {}).reduce(
		(text, [name, body]) => replaceBody(text, name, body, file),
		code,
	);
}

function replaceBody(code: string, name: string, body: string, file: string): string {
	const whole = new RegExp(
		`^((?:async )?function ${name}\\([\\s\\S]*?\\) \\{)\\n[\\s\\S]*?^\\}$`,
		"m",
	);
	if (!whole.test(code)) throw new Error(`${file} has no function ${name} any more`);
	return code.replace(whole, (_, head: string) => `${head} ${body} }`);
}

/** What the router says to developers who use it wrongly: said in development, where it is whole. */
function leaveOutReproofs(code: string): string {
	const reproofs: { start: number; end: number }[] = [];
	new Visitor({
		CallExpression: ({ callee, arguments: [, text] }) => {
			if (text && callee.type === "Identifier" && REPROVING.has(callee.name)) reproofs.push(text);
		},
	}).visit(parseSync("router.js", code).program);
	return reproofs
		.toSorted((a, b) => b.start - a.start)
		.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code);
}

const REPROVING = new Set(["invariant", "UNSAFE_invariant", "warning", "warnOnce"]);
