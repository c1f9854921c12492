import { Link, NavLink } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { toTelephoneAddress } from "#app/ui/telephone.ts";
import { Logo } from "./logo.tsx";
import { MAIN_LINKS, MENU_ID } from "./navigation.ts";

type MenuDialogProps = { site: { email: string; phone: string } | undefined };

/**
 * The full-screen menu of small screens. The browser opens it, keeps the focus inside and gives it
 * back; a link chosen in it closes it (early.ts); the page behind is locked by base.css.
 */
export function MenuDialog({ site }: MenuDialogProps) {
	return (
		<dialog
			id={MENU_ID}
			aria-label="Menu"
			className="paper-night h-dvh w-full overflow-y-auto backdrop:bg-night lg:hidden"
		>
			<div className="wrap flex min-h-full flex-col pb-8">
				<div className="flex h-16 shrink-0 items-center justify-between">
					<Logo />
					<button
						type="button"
						command="close"
						commandfor={MENU_ID}
						aria-label="Close the menu"
						className="-mr-3 flex size-12 items-center justify-center"
					>
						<Icon name="close" className="size-7" />
					</button>
				</div>
				<nav aria-label="Menu" className="my-auto py-6">
					<ul>
						{[{ name: "Home", to: "/" }, ...MAIN_LINKS].map(({ name, to }) => (
							<li key={to} className="border-line border-b">
								<NavLink
									to={to}
									end={to === "/"}
									className="display-type block py-3.5 text-heading aria-[current=page]:text-accent"
								>
									{name}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className="flex flex-wrap items-end justify-between gap-6">
					{site && (
						<ul className="space-y-1">
							<li>
								<a href={`mailto:${site.email}`} className="quiet-link block py-2">
									{site.email}
								</a>
							</li>
							<li>
								<a href={toTelephoneAddress(site.phone)} className="quiet-link block py-2">
									{site.phone}
								</a>
							</li>
						</ul>
					)}
					<Link to="/contact" className="bg-accent px-6 py-3.5 font-bold text-on-accent">
						Get a Quote
					</Link>
				</div>
			</div>
		</dialog>
	);
}
