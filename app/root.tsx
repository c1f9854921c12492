import type { ReactNode } from "react";
import { Links, Meta, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root.ts";
import { NoScriptReload } from "./blog/no-script-reload.tsx";
import { getContent } from "./content/content.server.ts";
import { ErrorPage } from "./error-page.tsx";
import { DeferredScripts } from "./hydration/deferred-scripts.tsx";
import { CallBar } from "./layout/call-bar.tsx";
import { EarlyScript } from "./layout/early-script.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { ManifestLink } from "./layout/manifest-link.tsx";
import { MenuDialog } from "./layout/menu-dialog.tsx";
import { PageFade } from "./layout/page-fade.tsx";
import { ScrollMemory } from "./layout/scroll-memory.tsx";
import { StillPage } from "./layout/still-page.ts";
import { PageStyles } from "./page-styles/page-styles.tsx";
import { THEME_COLOURS } from "./routes/manifest/theme-colours.ts";
import { answerWithPath } from "./routes/not-found/asked-path.server.ts";
import { GraphScript } from "./seo/structured-data/graph-script.tsx";
import { Speculation } from "./speculation/speculation.tsx";
import { TellPageChanges } from "./visits/tell-page-changes.tsx";

export const links: Route.LinksFunction = () => [
	// Its size keeps the browsers that can show the drawing from taking this one.
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/art/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/art/icon/touch.png" },
];

export const middleware: Route.MiddlewareFunction[] = [
	({ request }, next) => answerWithPath(request, next),
];

/** The few facts that every page's interactive parts need; the footer's lists are not among them. */
export function loader() {
	const { name, email, phone, whatsapp } = getContent().site;
	return { site: { name, email, phone, whatsapp } };
}

// The site's own facts do not change while a visitor is here.
export function shouldRevalidate() {
	return false;
}

export function Layout({ children }: { children: ReactNode }) {
	const root = useRouteLoaderData<typeof loader>("root");
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
						// Changed by early.ts where the visitor has chosen.
						suppressHydrationWarning
					/>
				))}
				<Links />
				<Meta />
				<GraphScript />
				<PageStyles>
					<EarlyScript />
				</PageStyles>
				<NoScriptReload />
			</head>
			<body>
				<a href="#main" className="skip-link">
					Skip to the content
				</a>
				<Header />
				<MenuDialog site={root?.site} />
				<main id="main" tabIndex={-1} className="outline-none">
					{children}
					<CallBar phone={root?.site.phone} />
				</main>
				<Footer />
				<PageFade />
				<StillPage />
				<ScrollMemory />
				<TellPageChanges />
				<ManifestLink />
				<Speculation />
				<DeferredScripts />
			</body>
		</html>
	);
}

export default function App() {
	return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
