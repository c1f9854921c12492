import { type MouseEvent, type ReactNode, use } from "react";
import { useNavigate } from "react-router";
import { useTrustedHtml } from "#app/content-policy/trusted-html.ts";
import { Icon } from "#app/ui/icon.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";
import { COMPANY_LINKS, LEGAL_LINKS } from "./navigation.ts";
import { type Shell, ShellContext, type ShellLink } from "./shell.ts";
import { ThemeChoice } from "./theme-choice.tsx";
import { Wordmark } from "./wordmark.tsx";

const FOOTER_ID = "footer";
// Read before React starts: what the server rendered is kept as it is and never sent a second time as data.
const renderedHtml = import.meta.env.SSR
	? ""
	: (document.getElementById(FOOTER_ID)?.innerHTML ?? "");

export function Footer() {
	const shell = use(ShellContext);
	const navigate = useNavigate();
	const followInPlace = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
		if (!link?.pathname || link.origin !== location.origin || !isPlainClick) return;
		event.preventDefault();
		navigate(link.pathname);
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links inside, keys included
		// biome-ignore lint/a11y/noStaticElementInteractions: the same
		<footer
			id={FOOTER_ID}
			className="paper-sunken overflow-clip print:hidden"
			onClick={followInPlace}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered, once for all pages
			dangerouslySetInnerHTML={useTrustedHtml(shell?.footer ?? renderedHtml)}
		/>
	);
}

/** On the server only, where `renderShell` keeps what becomes of it. */
export function FooterContent({ shell }: { shell: Shell }) {
	const { site } = shell;
	return (
		<div className="wrap section-space pb-8">
			<div className="grid gap-12 xl:grid-cols-[2.6fr_9.4fr]">
				<div>
					<p className="max-w-80 text-lead">{site.tagline}</p>
					<p className="mt-6 text-title">
						<a href={`mailto:${site.email}`} className="block py-1.5 font-bold">
							{site.email}
						</a>
						<a href={toTelephoneAddress(site.phone)} className="block py-1.5 font-bold">
							{site.phone}
						</a>
					</p>
					<SocialIcons social={site.social} />
				</div>
				<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-6 gap-y-12 md:grid-cols-[0.6fr_1.25fr_1.75fr_1.65fr]">
					<Column title="Company" links={COMPANY_LINKS} />
					<Column title="Services" links={shell.services} all={ALL_SERVICES} />
					<Column title="Locations" links={shell.locations} all={shell.allLocations} isWide />
					<Column title="Location-wise Services" links={shell.locationServices} />
				</div>
			</div>
			<Wordmark name={site.name} />
			<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line-strong border-t pt-4 text-fine text-ink-soft">
				<p>
					© {new Date().getFullYear()} {site.name}
				</p>
				<ul className="flex flex-wrap gap-x-6">
					{LEGAL_LINKS.map(({ name, to }) => (
						<li key={to}>
							<a href={to} className="inline-block py-3">
								{name}
							</a>
						</li>
					))}
				</ul>
				<ThemeChoice />
			</div>
		</div>
	);
}

/** An icon without an address is shown and leads nowhere. */
function SocialIcons({ social }: Pick<Shell["site"], "social">) {
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

type ColumnProps = {
	title: string;
	links: readonly ShellLink[];
	/** Where there are more of them, or all of them at length. */
	all?: ShellLink | null;
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
						<a href={to}>{name}</a>
					</li>
				))}
			</ul>
			{all && (
				<a href={all.to} className="inline-block py-1 font-medium leading-snug">
					{all.name}
				</a>
			)}
		</nav>
	);
}
