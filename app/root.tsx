import { type ReactNode, useMemo } from "react";
import {
	Links,
	Scripts,
	ScrollRestoration,
	useMatches,
	useNavigationType,
	useOutlet,
	useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { NoScriptReload } from "./blog/no-script-reload.tsx";
import { getContent } from "./content/content.server.ts";
import { getEnv } from "./env.server.ts";
import { ErrorPage } from "./error-page.tsx";
import { InlineScripts } from "./inline-scripts/inline-scripts.tsx";
import { CallBar } from "./layout/call-bar.tsx";
import { Footer } from "./layout/footer.tsx";
import { readFooterData } from "./layout/footer-data.server.ts";
import { Header } from "./layout/header.tsx";
import { MenuDialog } from "./layout/menu-dialog.tsx";
import { PageChanges } from "./layout/page-changes.tsx";
import { SpeculationRules } from "./layout/speculation-rules.tsx";
import { PageStyles } from "./page-styles/page-styles.tsx";
import { setResponseHeaders } from "./response-headers.ts";
import { THEME_COLOURS } from "./routes/manifest/theme-colours.ts";
import { answerWithPath } from "./routes/not-found/asked-path.server.ts";
import { PageHead } from "./seo/page-head.tsx";

export const links: Route.LinksFunction = () => [
	// Its size keeps the browsers that can show the drawing from taking this one.
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/art/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/art/icon/touch.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

export const middleware: Route.MiddlewareFunction[] = [
	setResponseHeaders,
	({ request }, next) => answerWithPath(request, next),
];

/** What every page shows and its interactive parts need. */
export function loader() {
	const content = getContent();
	const { name, email, phone, whatsapp } = content.site;
	return {
		site: { name, email, phone, whatsapp },
		footer: readFooterData(content),
		/** Whether pages report that they were shown. */
		countsViews: getEnv().VISITS,
	};
}

// The site's own facts do not change while a visitor is here.
export function shouldRevalidate() {
	return false;
}

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
	// Not on the way back, where the scroll position needs the page's true height.
	const isLazy = useNavigationType() === "PUSH";
	return (
		<html lang="en-IN">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{(["light", "dark"] as const).map((scheme) => (
					<meta
						key={scheme}
						name="theme-color"
						data-scheme={scheme}
						media={`(prefers-color-scheme: ${scheme})`}
						content={THEME_COLOURS[scheme]}
						// Changed by inline-scripts/theme.ts where the visitor has chosen.
						suppressHydrationWarning
					/>
				))}
				<Links />
				<PageHead />
				<PageStyles />
				<InlineScripts />
				<NoScriptReload />
			</head>
			<body>
				<a href="#main" className="skip-link">
					Skip to the content
				</a>
				<Header />
				<MenuDialog site={root?.site} />
				<main
					id="main"
					tabIndex={-1}
					className={isLazy ? "lazy-sections outline-none" : "outline-none"}
				>
					{children}
					<CallBar phone={root?.site.phone} />
				</main>
				<Footer />
				<PageChanges />
				<SpeculationRules />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** The page is rendered again only for new data, not when the router begins to load the next one. */
export default function App() {
	const outlet = useOutlet();
	const matches = useMatches();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the router creates another outlet each time it renders
	return useMemo(() => outlet, [matches]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
