import { Suspense } from "react";
import { NETWORK_NAMES } from "#app/content/networks.ts";
import { type SiteData, usePhones, useSiteData } from "#app/design/sections/use-site.ts";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link, LinkList, type NamedLink } from "#app/design/ui/link.tsx";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { t } from "#app/messages/en/layout.ts";
import { LazyConsentButton } from "./lazy-consent.ts";
import { COMPANY_PAGES, LEGAL_PAGES, toLinks, usePages } from "./navigation.ts";

/** Renders the footer, which is empty only if the root's loader failed. */
export function Footer() {
	const root = useSiteData();
	return (
		<footer id="footer" className="paper-sunken overflow-clip print:hidden">
			{root && <FooterContent {...root} />}
		</footer>
	);
}

const COLUMNS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-12";

function FooterContent({ site, footer, navigation, asksForConsent }: SiteData) {
	const company = usePages(COMPANY_PAGES, "footer");
	const { services, industries, cityCount } = footer;
	return (
		<div className="wrap section-space pb-8">
			<div className="grid gap-12 xl:grid-cols-[2.6fr_9.4fr]">
				<div>
					<p className="max-w-narrow text-lead">{footer.tagline}</p>
					<p className="mt-6 text-title">
						<a href={`mailto:${site.email}`} className="block py-2 font-bold">
							{site.email}
						</a>
						{usePhones().map(({ name, phone }) => (
							<a key={phone} href={toTelUrl(phone)} className="block py-2 font-bold">
								{name && <span className="block font-normal text-fine text-ink-soft">{name}</span>}
								{phone}
							</a>
						))}
					</p>
					{footer.social.length > 0 && <SocialIcons social={footer.social} />}
				</div>
				{navigation?.columns ? (
					<div className={COLUMNS}>
						{navigation.columns.map((column) => (
							<Column key={column.title} {...column} />
						))}
					</div>
				) : (
					<div
						className={`${COLUMNS} ${cityCount > 0 ? "md:grid-cols-[0.6fr_1.25fr_1.75fr_1.65fr]" : "md:grid-cols-[0.6fr_1.25fr]"}`}
					>
						<Column title={t("company")} links={company} />
						<Column
							title={t("services")}
							links={toLinks(services, "/services/")}
							all={{ name: t("allServices"), to: "/services" }}
						/>
						{cityCount > 0 && <Places {...footer} />}
						{industries && <Column {...industries} isWide />}
					</div>
				)}
			</div>
			<Wordmark name={site.name} />
			<div className="flex flex-wrap items-center justify-between gap-x-8 border-line-strong border-t pt-3 text-fine text-ink-soft">
				<p>{`© ${footer.year} ${site.name}`}</p>
				<LinkList
					links={usePages(LEGAL_PAGES, "legal")}
					className="flex flex-wrap gap-x-6"
					linkClassName="inline-block py-3"
				/>
				{asksForConsent && (
					<Suspense>
						<LazyConsentButton />
					</Suspense>
				)}
				<ThemeChoice />
			</div>
			{footer.legal && <p className="mt-2 text-fine text-ink-soft">{footer.legal}</p>}
		</div>
	);
}

function Places({ services, cities, cityCount }: SiteData["footer"]) {
	return (
		<>
			<Column
				title={t("locations")}
				links={toLinks(cities, "/")}
				all={
					cityCount > cities.length
						? { name: t("allLocations", { count: cityCount }), to: "/sitemap" }
						: undefined
				}
				isWide
			/>
			<Column
				title={t("servicesByLocation")}
				links={services.map(({ name, slug }) => ({
					name: t("serviceByCity", { service: name }),
					to: `/services/${slug}/locations`,
				}))}
			/>
		</>
	);
}

/** The number of icons that stand in one row on the narrowest screens. */
const MOST_IN_ROW = 5;

/** Renders the icons of networks; one without an address is no link. */
function SocialIcons({ social }: Pick<SiteData["footer"], "social">) {
	return (
		<ul className={`mt-4 -ml-2.5 flex${social.length > MOST_IN_ROW ? " flex-wrap" : ""}`}>
			{social.map(({ network, address }) => (
				<li key={network}>
					{address ? (
						<a href={address} className="block p-2.5" aria-label={NETWORK_NAMES[network]}>
							<Icon name={network} />
						</a>
					) : (
						<span className="block p-2.5 text-ink-soft" title={NETWORK_NAMES[network]}>
							<Icon name={network} />
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

type ColumnProps = {
	title: string;
	links: readonly NamedLink[];
	/** A link to a page with all of them. */
	all?: NamedLink | undefined;
	isWide?: boolean;
};

function Column({ title, links, all, isWide = false }: ColumnProps) {
	return (
		<nav aria-label={title}>
			<h2 className="border-line-strong border-t pt-3 font-bold text-fine">{title}</h2>
			<LinkList
				links={links}
				className={isWide ? "footer-links columns-[7.5rem] gap-4" : "footer-links"}
			/>
			{all && (
				<Link to={all.to} className="inline-block py-1 font-medium leading-snug">
					{all.name}
				</Link>
			)}
		</nav>
	);
}

/** The average width of a letter of the display font, in em. */
const LETTER_WIDTH = 0.68;
const SIZE = 100;

/** Renders the name as wide as the page, above a line. */
function Wordmark({ name }: { name: string }) {
	const width = Math.round(name.length * LETTER_WIDTH * SIZE);
	return (
		<svg
			viewBox={`0 0 ${width + 60} 122`}
			className="mt-12 block w-full overflow-visible"
			aria-hidden="true"
		>
			<text
				y={88}
				textLength={width}
				lengthAdjust="spacingAndGlyphs"
				fontSize={SIZE}
				fill="currentColor"
				className="font-display font-heavy"
			>
				{name}
			</text>
			<WordmarkLine width={width} />
		</svg>
	);
}

type WordmarkLineProps = { width: number };

const WordmarkLine = createLookComponent<WordmarkLineProps>({ kites: KiteLine, tiles: TileLine });

function KiteLine({ width }: WordmarkLineProps) {
	return (
		<>
			<path
				d={`M-400 108C-200 96-60 116 ${Math.round(width * 0.4)} 110S${width + 26} 120 ${width + 30} 46`}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.5}
				vectorEffect="non-scaling-stroke"
			/>
			<path className="fill-accent-bright" d={`M${width + 30} 0V46L${width + 7} 23Z`} />
			<path className="fill-marigold" d={`M${width + 30} 0V46L${width + 53} 23Z`} />
		</>
	);
}

/** Renders a straight line with the mark at its end, on the line of the letters' feet. */
function TileLine({ width }: WordmarkLineProps) {
	return (
		<>
			<path
				d={`M-400 110H${width + 400}`}
				fill="none"
				stroke="currentColor"
				strokeWidth={1.5}
				vectorEffect="non-scaling-stroke"
			/>
			<image href="/art/mark.svg" x={width + 12} y={34} width={48} height={60} />
		</>
	);
}

const THEMES = { light: "lightTheme", dark: "darkTheme", system: "systemTheme" } as const;

/**
 * Renders the choice of the theme. app/design/theme.ts checks the radio button of the stored theme, and stores a new
 * choice.
 */
function ThemeChoice() {
	return (
		<fieldset className="needs-script theme-choice">
			<legend className="sr-only">{t("theme")}</legend>
			{Object.entries(THEMES).map(([theme, key]) => (
				<label key={theme}>
					<input
						type="radio"
						name="theme"
						value={theme}
						defaultChecked={theme === "system"}
						className="sr-only"
					/>
					{t(key)}
				</label>
			))}
		</fieldset>
	);
}
