import { usePageLink, usePhones, useSiteData } from "#app/design/sections/use-site.ts";
import { Art } from "#app/design/ui/art.tsx";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link, NavLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";
import { Logo } from "./logo.tsx";
import { MAIN_PAGES, MENU_ID, useButton, usePages } from "./navigation.ts";

/**
 * Renders the full-screen menu of small screens. The browser opens it and manages the focus, inline-scripts/early.ts
 * closes it after a click on a link, and base.css stops the page behind from scrolling.
 */
export function MenuDialog() {
	const { site, header } = useSiteData() ?? {};
	const phones = usePhones();
	const home = usePageLink("/");
	const links = usePages(MAIN_PAGES, "menu").filter(({ to }) => to !== home.to);
	const button = useButton();
	return (
		<dialog
			id={MENU_ID}
			aria-label={t("menu")}
			className={`paper-night h-dvh w-full overflow-y-auto backdrop:bg-night ${header?.hasLongMenu ? "xl:hidden" : "lg:hidden"}`}
		>
			<div className="wrap relative flex min-h-full flex-col overflow-clip pb-8">
				<div className="flex h-16 shrink-0 items-center justify-between">
					<Logo />
					<Link
						to="/search"
						aria-label={t("search")}
						className="ml-auto flex size-12 items-center justify-center"
					>
						<Icon name="search" />
					</Link>
					<button
						type="button"
						command="close"
						commandfor={MENU_ID}
						aria-label={t("closeMenu")}
						className="-mr-3 flex size-12 items-center justify-center"
					>
						<Icon name="close" className="size-7" />
					</button>
				</div>
				<Art src="/art/hero.svg" alt="" shape="square" className="menu-kite" />
				<nav aria-label={t("menu")} className="relative mt-auto pb-8">
					<ul className="menu-links">
						{[home, ...links].map(({ name, to }) => (
							<li key={to}>
								<NavLink to={to} end={to === "/"}>
									{name}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="relative border-line-strong border-t pt-3">
					{site && (
						<ul className="mb-3 flex flex-wrap justify-between gap-x-6">
							<li>
								<a href={`mailto:${site.email}`} className="quiet-link block py-2.5">
									{site.email}
								</a>
							</li>
							{phones.map(({ name, phone }) => (
								<li key={phone}>
									<a href={toTelUrl(phone)} className="quiet-link block py-2.5">
										{name && <span className="block text-fine text-ink-soft">{name}</span>}
										{phone}
									</a>
								</li>
							))}
						</ul>
					)}
					<Link
						to={button.to}
						className="block border-2 border-transparent bg-accent py-4 text-center font-bold text-on-accent text-title"
					>
						{button.name}
					</Link>
				</div>
			</div>
		</dialog>
	);
}
