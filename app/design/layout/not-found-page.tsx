import { useEffect } from "react";
import { useLocation } from "react-router";
import { SearchField } from "#app/design/search/search-field.tsx";
import type { Guess } from "#app/design/search/search-query.ts";
import { useTitle } from "#app/design/sections/use-site.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t as tLayout } from "#app/messages/en/layout.ts";
import { t } from "#app/messages/en/not-found.ts";
import { MAIN_PAGES, usePages } from "./navigation.ts";

export function NotFoundPage({ data }: { data?: unknown }) {
	const guess = isGuess(data) ? data : null;
	const { pathname } = useLocation();
	const title = useTitle(t("title"));
	useEffect(() => {
		// inline-scripts/log-not-found.ts has logged the address of the document already.
		const { missing } = document.documentElement.dataset;
		if (missing !== pathname) console.warn("404: no page at", pathname);
	}, [pathname]);
	return (
		<>
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<section className="paper-aqua overflow-x-clip">
				<div className="wrap grid items-end gap-x-16 gap-y-5 pt-8 lg:grid-cols-[auto_1fr] lg:pt-14">
					<h1 className="missing-number">404</h1>
					<div className="max-w-text lg:pb-2">
						<p className="display-type text-heading">{t("heading")}</p>
						<p className="mt-3">{t("text")}</p>
						{guess && guess.pages.length > 0 && <Guesses {...guess} />}
						<p className="mt-5">
							<ButtonLink to="/">{tLayout("returnHome")}</ButtonLink>
						</p>
					</div>
				</div>
				<img
					src="/art/not-found.svg"
					alt=""
					width={1440}
					height={480}
					className="mt-6 h-60 w-full max-w-none object-cover object-bottom sm:h-auto"
				/>
			</section>
			<div className="wrap pt-10 lg:pt-14">
				<div className="max-w-[54rem]">
					<SearchField words={guess?.words ?? ""} />
				</div>
			</div>
			<WaysOn />
		</>
	);
}

function WaysOn() {
	return (
		<nav aria-label={t("mainPages")} className="wrap section-space">
			<H2 look="title">{t("choosePage")}</H2>
			<ul className="mt-5 grid gap-x-16 border-line-strong border-t-2 md:grid-cols-2">
				{usePages(OTHER_PAGES, "menu").map(({ name, to }) => (
					<li key={to} className="border-line border-b">
						<Link
							to={to}
							className="quiet-link display-type flex items-center justify-between gap-4 py-4 text-heading"
						>
							<span className="min-w-0 wrap-anywhere">{name}</span>
							<Icon name="arrow" className="size-7 shrink-0 text-accent" />
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

const OTHER_PAGES = [...MAIN_PAGES, "/accessibility"] as const;

function Guesses({ pages }: Guess) {
	return (
		<div className="mt-5">
			<p className="text-lead">{t("guesses")}</p>
			<ul className="mt-1">
				{pages.map(({ name, where, path }) => (
					<li key={path}>
						<Link to={path} className="text-link inline-block py-1.5 text-title">
							{where ? `${name}, ${where}` : name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

function isGuess(value: unknown): value is Guess {
	if (typeof value !== "object" || value === null) return false;
	return "words" in value && "pages" in value && Array.isArray(value.pages);
}
