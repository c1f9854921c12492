import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";
import type { FooterData, NamedSlug } from "./footer-data.server.ts";
import { COMPANY_LINKS, LEGAL_LINKS } from "./navigation.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Empty only where the root's own loader has failed. */
export function Footer() {
	const root = useRouteLoaderData<typeof loader>("root");
	return (
		<footer id="footer" className="paper-sunken overflow-clip print:hidden">
			{root && <FooterContent site={root.site} footer={root.footer} />}
		</footer>
	);
}

type FooterContentProps = {
	site: { name: string; email: string; phone: string };
	footer: FooterData;
};

function FooterContent({ site, footer }: FooterContentProps) {
	const { services, cities, cityCount } = footer;
	return (
		<div className="wrap section-space pb-8">
			<div className="grid gap-12 xl:grid-cols-[2.6fr_9.4fr]">
				<div>
					<p className="max-w-80 text-lead">{footer.tagline}</p>
					<p className="mt-6 text-title">
						<a href={`mailto:${site.email}`} className="block py-1.5 font-bold">
							{site.email}
						</a>
						<a href={toTelephoneAddress(site.phone)} className="block py-1.5 font-bold">
							{site.phone}
						</a>
					</p>
					<SocialIcons social={footer.social} />
				</div>
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-12 md:grid-cols-[0.6fr_1.25fr_1.75fr_1.65fr]">
					<Column title="Company" links={COMPANY_LINKS} />
					<Column
						title="Services"
						links={services.map((service) => toLink(service, "/services/"))}
						all={ALL_SERVICES}
					/>
					<Column
						title="Locations"
						links={cities.map((city) => toLink(city, "/"))}
						all={
							cityCount > cities.length
								? { name: `All ${cityCount} locations`, to: "/sitemap" }
								: undefined
						}
						isWide
					/>
					<Column
						title="Location-wise Services"
						links={services.map(({ name, slug }) => ({
							name: `${name} by city`,
							to: `/services/${slug}/locations`,
						}))}
					/>
				</div>
			</div>
			<Wordmark name={site.name} />
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line-strong border-t pt-4 text-fine text-ink-soft">
				<p>
					© {footer.year} {site.name}
				</p>
				<ul className="flex flex-wrap gap-x-6">
					{LEGAL_LINKS.map(({ name, to }) => (
						<li key={to}>
							<Link to={to} className="inline-block py-3">
								{name}
							</Link>
						</li>
					))}
				</ul>
				<ThemeChoice />
			</div>
		</div>
	);
}

/** An icon without an address is shown and leads nowhere. */
function SocialIcons({ social }: Pick<FooterData, "social">) {
	return (
		<ul className="mt-4 -ml-2.5 flex">
			{social.map(({ network, address }) => (
				<li key={network}>
					{address ? (
						<a href={address} className="block p-2.5" aria-label={SOCIAL_NAMES[network]}>
							<Icon name={network} className="size-6" />
						</a>
					) : (
						<span className="block p-2.5 text-ink-soft" title={SOCIAL_NAMES[network]}>
							<Icon name={network} className="size-6" />
						</span>
					)}
				</li>
			))}
		</ul>
	);
}

const SOCIAL_NAMES = { linkedin: "LinkedIn", instagram: "Instagram" } as const;

type FooterLink = { name: string; to: string };

function toLink({ name, slug }: NamedSlug, folder: string): FooterLink {
	return { name, to: folder + slug };
}

type ColumnProps = {
	title: string;
	links: readonly FooterLink[];
	/** Where there are more of them, or all of them at length. */
	all?: FooterLink | undefined;
	isWide?: boolean;
};

const ALL_SERVICES = { name: "All services", to: "/services" };

function Column({ title, links, all, isWide = false }: ColumnProps): ReactNode {
	return (
		<nav aria-label={title}>
			<h2 className="border-line-strong border-t pt-3 font-bold text-fine">{title}</h2>
			<ul className={`footer-links ${isWide ? "columns-[7.5rem] gap-4" : ""}`}>
				{links.map(({ name, to }) => (
					<li key={to}>
						<Link to={to}>{name}</Link>
					</li>
				))}
			</ul>
			{all && (
				<Link to={all.to} className="inline-block py-1 font-medium leading-snug">
					{all.name}
				</Link>
			)}
		</nav>
	);
}
