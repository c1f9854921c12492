import { type ReactNode, Suspense, useMemo } from "react";
import { Links, Scripts, ScrollRestoration, useMatches, useOutlet } from "react-router";
import type { Route } from "./+types/root.ts";
import { NoScriptReload } from "./blog/deferred.tsx";
import { getAnnouncement } from "./content/announcement.server.ts";
import { getContent, hasPage, isDemonstration } from "./content/content.server.ts";
import { listPhones } from "./content/describe-agency.ts";
import type { LogoPicture, OwnLogo } from "./content/media/own-logo.ts";
import { listOwnLinks } from "./content/own-links.ts";
import type { Site } from "./content/schemas/site.ts";
import { AnnouncementLine } from "./design/layout/announcement.tsx";
import { CallBar } from "./design/layout/call-bar.tsx";
import { ErrorPage } from "./design/layout/error-page.tsx";
import { Footer } from "./design/layout/footer.tsx";
import { Header } from "./design/layout/header.tsx";
import { LazyConsentPanel } from "./design/layout/lazy-consent.ts";
import { MenuDialog } from "./design/layout/menu-dialog.tsx";
import { COMPANY_PAGES, LEGAL_PAGES, MAIN_PAGES } from "./design/layout/navigation.ts";
import { PageChanges } from "./design/layout/page-changes.tsx";
import { SampleBanner } from "./design/layout/sample-banner.tsx";
import { SpeculationRules } from "./design/layout/speculation-rules.tsx";
import { PageStyles } from "./design/page-styles/page-styles.tsx";
import { type SiteData, useSiteData } from "./design/sections/use-site.ts";
import { toFontSheets } from "./design/styles/build-font-sheet.server.ts";
import { THEME_COLOURS } from "./design/ui/section-themes.ts";
import { InlineScripts } from "./inline-scripts/inline-scripts.tsx";
import { getBrowserCatalogue } from "./messages/catalogues.server.ts";
import { t } from "./messages/en/layout.ts";
import { needsConsent } from "./platform/analytics.ts";
import { getEnv } from "./platform/env.server.ts";
import { runWithGuess } from "./platform/http/not-found.ts";
import { setResponseHeaders } from "./platform/http/response-headers.ts";
import { recolourOne, toColourVersion } from "./platform/hue.ts";
import { getLookAttributes } from "./platform/look.ts";
import { getLanguage, getRegionAttributes } from "./platform/region.ts";
import { PageHead } from "./seo/page-head.tsx";
import { getHeader } from "./site/fit-header.server.ts";
import { getFooterData } from "./site/footer-data.server.ts";
import { guessPages } from "./site/search/guess-pages.server.ts";
import { SpeedMeasurement } from "./visits/speed-measurement.tsx";

export const links: Route.LinksFunction = () => [
	// By its size, browsers that support SVG icons do not choose this one.
	{ rel: "icon", href: "/favicon.ico", sizes: "32x32" },
	{ rel: "icon", href: "/art/favicon.svg", type: "image/svg+xml" },
	{ rel: "apple-touch-icon", href: "/art/icon/touch.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

const guessOnMissing: Route.MiddlewareFunction = ({ request }, next) => {
	const path = new URL(request.url).pathname.replace(/\.data$/, "");
	return runWithGuess(() => guessPages(path), next);
};

export const middleware: Route.MiddlewareFunction[] = [setResponseHeaders, guessOnMissing];

export function loader(): SiteData {
	const content = getContent();
	const { name, email, phone, phoneName, morePhones, whatsapp } = content.site;
	const { VISITS, ATTRIBUTION, ANALYTICS } = getEnv();
	const linked = [...MAIN_PAGES, ...COMPANY_PAGES, ...LEGAL_PAGES];
	const missing = linked.filter((to) => !hasPage(to));
	const announcement = getAnnouncement();
	const catalogue = getBrowserCatalogue(getLanguage());
	const header = getHeader(content);
	const offersCalls = content.pages.contact.booking !== undefined;
	return {
		...getColours(content.site),
		site: {
			name,
			email,
			phone,
			...((phoneName || morePhones) && { phones: listPhones(content.site) }),
			...(whatsapp && { whatsapp }),
			offersCalls,
		},
		footer: getFooterData(content),
		countsViews: VISITS,
		...(content.fonts && { fonts: toFontSheets(content.fonts) }),
		...(content.logo && { logo: toShownLogo(content.logo) }),
		...(catalogue && { messages: `/messages.json?${catalogue.version}` }),
		...(header && { header }),
		...(announcement && { announcement }),
		// Not sent with each page where there is none, as the number of WhatsApp above.
		...(!ATTRIBUTION && { isUnattributed: true }),
		...(ANALYTICS && { analytics: ANALYTICS }),
		...(ANALYTICS && needsConsent(ANALYTICS) && { asksForConsent: true }),
		...(isDemonstration() && { banner: content.templates.sample.banner }),
		...(content.navigation && { navigation: content.navigation }),
		...(missing.length > 0 && { missing }),
		...(content.ownPages.length > 0 && { ownLinks: listOwnLinks(content.ownPages) }),
	};
}

function toShownLogo({ light, dark }: OwnLogo): SiteData["logo"] {
	const toAddress = ({ name }: LogoPicture) => `/art/logo/${name}`;
	const { width, height } = light;
	return { light: toAddress(light), ...(dark && { dark: toAddress(dark) }), width, height };
}

/** Returns the address of the agency's own colours, and those of the browser's bars. */
function getColours(site: Site): Pick<SiteData, "colours"> {
	const version = toColourVersion(site);
	if (!version) return {};
	const { light, dark } = THEME_COLOURS;
	return {
		colours: {
			href: `/colours.css?${version}`,
			light: recolourOne(light),
			dark: recolourOne(dark),
		},
	};
}

export function shouldRevalidate() {
	return false;
}

export function Layout({ children }: { children: ReactNode }) {
	const { colours, asksForConsent, messages, fonts } = useSiteData() ?? {};
	return (
		<html {...getRegionAttributes()} {...getLookAttributes()}>
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
						content={(colours ?? THEME_COLOURS)[scheme]}
						// inline-scripts/theme.ts changes it for a chosen theme.
						suppressHydrationWarning
					/>
				))}
				<Links />
				<PageHead />
				<PageStyles late={fonts?.late} />
				{fonts && <link rel="stylesheet" href={fonts.first} />}
				{colours && <link rel="stylesheet" href={colours.href} />}
				{/* hydrate-on-intent.ts loads them with the scripts. */}
				{messages && <link rel="deferred" id="messages" href={messages} />}
				<InlineScripts />
				<NoScriptReload />
			</head>
			<body>
				<a href="#main" className="skip-link">
					{t("skip")}
				</a>
				{asksForConsent && (
					<Suspense>
						<LazyConsentPanel />
					</Suspense>
				)}
				<SampleBanner />
				<AnnouncementLine />
				<Header />
				<MenuDialog />
				<main id="main" tabIndex={-1} className="outline-none">
					{children}
					<CallBar />
				</main>
				<Footer />
				<PageChanges />
				<SpeedMeasurement />
				<SpeculationRules />
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** Renders the page again for new data only, not when a navigation starts. */
export default function App() {
	const outlet = useOutlet();
	const matches = useMatches();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the router creates another outlet each time it renders
	return useMemo(() => outlet, [matches]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ErrorPage error={error} />;
}
