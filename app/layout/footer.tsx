import { type MouseEvent, type ReactNode, use } from "react";
import { useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";
import { COMPANY_LINKS } from "./navigation.ts";
import { type Shell, ShellContext } from "./shell.ts";
import { ThemeChoice } from "./theme-choice.tsx";

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
	const look = "paper-night print:hidden";
	if (shell) {
		return (
			<footer id={FOOTER_ID} className={look}>
				<FooterContent shell={shell} />
			</footer>
		);
	}
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of links inside, keys included
		// biome-ignore lint/a11y/noStaticElementInteractions: the same
		<footer
			id={FOOTER_ID}
			className={look}
			onClick={followInPlace}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup, put back as it was
			dangerouslySetInnerHTML={{ __html: renderedHtml }}
		/>
	);
}

function FooterContent({ shell }: { shell: Shell }) {
	const { site } = shell;
	return (
		<div className="wrap pt-16 pb-10 lg:pt-24">
			<div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_0.7fr_1fr_1.7fr_1.3fr]">
				<div className="max-w-72 sm:col-span-2 lg:col-span-1">
					<p className="display-type text-heading">{site.name}</p>
					<p className="mt-3 text-ink-soft">{site.tagline}</p>
					<p className="mt-5">
						<a href={`mailto:${site.email}`} className="quiet-link block py-1.5">
							{site.email}
						</a>
						<a href={toTelephoneAddress(site.phone)} className="quiet-link block py-1.5">
							{site.phone}
						</a>
					</p>
					<ul className="mt-4 -ml-2 flex">
						{site.social.map(({ network, address }) => (
							<li key={network}>
								{address ? (
									<a href={address} className="block p-2" aria-label={SOCIAL_NAMES[network]}>
										<Icon name={network} className="size-6" />
									</a>
								) : (
									<span className="block p-2 text-ink-soft" title={SOCIAL_NAMES[network]}>
										<Icon name={network} className="size-6" />
									</span>
								)}
							</li>
						))}
					</ul>
				</div>
				<Column title="Company" links={COMPANY_LINKS} />
				<Column title="Services" links={shell.services} />
				<Column title="Locations" links={shell.locations} isWide />
				<Column title="Location-wise Services" links={shell.locationServices} />
			</div>
			<div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-line border-t pt-6 text-fine text-ink-soft">
				<p>
					© {new Date().getFullYear()} {site.name}. All rights reserved.
				</p>
				<ThemeChoice />
			</div>
		</div>
	);
}

const SOCIAL_NAMES = { linkedin: "LinkedIn", instagram: "Instagram" } as const;

type ColumnProps = {
	title: string;
	links: readonly { name: string; to: string }[];
	isWide?: boolean;
};

function Column({ title, links, isWide = false }: ColumnProps): ReactNode {
	return (
		<nav aria-label={title}>
			<h2 className="font-bold text-fine text-accent">{title}</h2>
			<ul className={`mt-3 ${isWide ? "columns-[6.5rem] gap-6" : ""}`}>
				{links.map(({ name, to }) => (
					<li key={to}>
						<a href={to} className="quiet-link inline-block py-1 leading-snug">
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
