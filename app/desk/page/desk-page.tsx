import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { getContent } from "#app/content/content.server.ts";
import { toFontSheets } from "#app/design/styles/build-font-sheet.server.ts";
import type { DeskContext, DeskEnv, Session } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";
import { buildPagePolicy } from "#app/platform/content-policy/policy.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { buildPermissionsPolicy } from "#app/platform/http/permissions-policy.ts";
import { getRegionAttributes } from "#app/platform/region.ts";
import { getDeskColours } from "./colours.css.route.ts";
import stylesheet from "./desk.css?url";
import { DeskNavigation, SignOut } from "./desk-navigation.tsx";
import keys from "./inline-scripts/desk-keys.ts?inline-script";
import theme from "./inline-scripts/desk-theme.ts?inline-script";
import { Keyboard } from "./keyboard.tsx";

type DeskPage = {
	/** The title of the window. */
	title: string;
	content: ReactNode;
	/** The reader's session; null on the pages for signing in. */
	session: Session | null;
	status?: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 500 | 503;
	/** The scripts of this page alone. */
	scripts?: readonly string[];
	/** The address of a bundled script of this page alone. */
	bundle?: string;
	/** The style sheet of this page alone. */
	style?: string;
	/** True if the page shows pages of the site in frames. */
	hasFrames?: boolean;
};

/** Renders a page of the desk on the server alone: it works without JavaScript, and a script may add to it. */
export function renderDeskPage(context: DeskContext, page: DeskPage): Response {
	const scripts = [...(page.session ? [keys] : []), ...(page.scripts ?? [])];
	const inline = {
		scripts: new Set([theme, ...scripts]),
		styles: new Set(page.style ? [page.style] : []),
	};
	context.header(
		"Content-Security-Policy",
		buildPagePolicy(inline, getEnv(), { hasFrames: page.hasFrames }),
	);
	context.header("Permissions-Policy", buildPermissionsPolicy({ hasPasskeys: true }));
	context.header("Cache-Control", "no-store");
	context.header("X-Robots-Tag", "noindex");
	context.header("Referrer-Policy", "same-origin");
	const html = renderToString(
		<DeskDocument {...page} links={context.var.links} path={context.req.path} scripts={scripts} />,
	);
	return context.html(`<!doctype html>${html}`, page.status ?? 200);
}

type DocumentProps = Pick<DeskPage, "title" | "content" | "session" | "bundle" | "style"> & {
	links: DeskEnv["Variables"]["links"];
	path: string;
	scripts: string[];
};

function DeskDocument(props: DocumentProps) {
	const { title, content, session, links, path, scripts, bundle, style } = props;
	const colours = getDeskColours();
	const { fonts } = getContent();
	return (
		<html {...getRegionAttributes()}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href="/art/favicon.svg" type="image/svg+xml" />
				<link rel="apple-touch-icon" href="/art/icon/touch.png" />
				{session && (
					<link rel="manifest" href="/desk/manifest.webmanifest" crossOrigin="use-credentials" />
				)}
				<title>{t("windowTitle", { title })}</title>
				<InlineScript text={theme} />
				<link rel="stylesheet" href={stylesheet} />
				{fonts &&
					Object.values(toFontSheets(fonts)).map((href) => (
						<link key={href} rel="stylesheet" href={href} />
					))}
				{colours && <link rel="stylesheet" href={colours} />}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, allowed by its hash */}
				{style && <style dangerouslySetInnerHTML={{ __html: style }} />}
				{import.meta.env.DEV && <script type="module" src="/@vite/client" />}
			</head>
			<body>
				<a href="#main" className="skip-link">
					{t("skip")}
				</a>
				{session && <DeskNavigation session={session} links={links} path={path} />}
				<main id="main" tabIndex={-1} className="outline-none">
					{content}
				</main>
				{session && (
					<>
						<footer className="desk-wrap pb-20 sm:hidden">
							<SignOut name={session.staff.name} />
						</footer>
						<Keyboard />
					</>
				)}
				{scripts.map((text) => (
					<InlineScript key={text} text={text} />
				))}
				{bundle && <script src={bundle} defer />}
			</body>
		</html>
	);
}

function InlineScript({ text }: { text: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash
	return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
