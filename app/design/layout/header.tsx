import { SearchLink } from "#app/design/search/search-link.tsx";
import { useSite, useSiteData } from "#app/design/sections/use-site.ts";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { toTelUrl } from "#app/design/ui/contact-urls.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link, NavLink } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";
import { isLongName, Logo } from "./logo.tsx";
import { MAIN_PAGES, MENU_ID, useButton, usePages } from "./navigation.ts";

const LOGO = "-m-2 p-2";
const OWN_LOGO = `${LOGO} min-w-0 max-lg:flex-1`;
const LONG_LOGO = `${LOGO} max-lg:min-w-min max-lg:flex-1`;

/** The most links of the menu that leave room for the phone number, which the footer has as well. */
const LINKS_BESIDE_PHONE = 5;

export function Header() {
	const site = useSite();
	const { logo } = useSiteData() ?? {};
	const links = usePages(MAIN_PAGES, "menu");
	const button = useButton();
	return (
		<header className="sticky top-0 z-30 border-line border-b bg-paper">
			<div className="wrap flex min-h-16 flex-wrap items-center justify-between gap-2 py-2 sm:gap-6">
				<Link
					to="/"
					className={logo ? OWN_LOGO : isLongName(site?.name ?? "") ? LONG_LOGO : LOGO}
					aria-label={t("homeOf", { agency: site?.name ?? "" })}
				>
					<Logo />
				</Link>
				<nav aria-label={t("mainNavigation")} className="main-links">
					<ul>
						{links.map(({ name, to }) => (
							<li key={to}>
								<NavLink to={to}>{name}</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex flex-wrap items-center gap-1 sm:gap-2">
					<SearchLink className="max-[23rem]:hidden" />
					{site && links.length <= LINKS_BESIDE_PHONE && (
						<a
							href={toTelUrl(site.phone)}
							className="quiet-link mr-5 hidden whitespace-nowrap py-3 font-medium xl:block"
						>
							{site.phone}
						</a>
					)}
					<ButtonLink to={button.to} size="small">
						{button.name}
					</ButtonLink>
					<button
						type="button"
						command="show-modal"
						commandfor={MENU_ID}
						aria-label={t("openMenu")}
						className="-mr-3 flex size-12 items-center justify-center lg:hidden"
					>
						<Icon name="menu" className="size-7" />
					</button>
				</div>
			</div>
		</header>
	);
}
