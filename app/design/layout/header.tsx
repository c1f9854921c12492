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
const OWN_LOGO = `${LOGO} shrink-0`;
const LONG_LOGO = `${LOGO} max-lg:min-w-min max-lg:flex-1`;

export function Header() {
	const site = useSite();
	const { logo, header } = useSiteData() ?? {};
	const links = usePages(MAIN_PAGES, "menu");
	const button = useButton();
	// On phones the menu and the bar at the bottom have it as well.
	const action = (
		<ButtonLink to={button.to} size="small">
			{button.name}
		</ButtonLink>
	);
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
				<nav
					aria-label={t("mainNavigation")}
					className={header?.hasLongMenu ? "main-links max-xl:hidden!" : "main-links"}
				>
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
					{site && !header?.hasLongNumber && (
						<a
							href={toTelUrl(site.phone)}
							className="quiet-link mr-5 hidden whitespace-nowrap py-3 font-medium xl:block"
						>
							{site.phone}
						</a>
					)}
					{header?.hasLongButton ? <div className="max-md:hidden">{action}</div> : action}
					<button
						type="button"
						command="show-modal"
						commandfor={MENU_ID}
						aria-label={t("openMenu")}
						className={`-mr-3 flex size-12 items-center justify-center ${header?.hasLongMenu ? "xl:hidden" : "lg:hidden"}`}
					>
						<Icon name="menu" className="size-7" />
					</button>
				</div>
			</div>
		</header>
	);
}
