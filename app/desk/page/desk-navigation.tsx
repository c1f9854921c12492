import type { DeskEnv, Session } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";
import { KeyboardButton } from "./keyboard.tsx";

type DeskNavigationProps = {
	session: Session;
	links: DeskEnv["Variables"]["links"];
	/** The path of the page that is shown. */
	path: string;
};

export function DeskNavigation({ session: { staff }, links, path }: DeskNavigationProps) {
	return (
		<header className="border-line border-b bg-raised">
			<div className="desk-wrap desk-links flex items-center gap-x-3 py-1.5 max-sm:text-fine sm:gap-x-5">
				<nav aria-label={t("navigation")} className="mr-auto flex gap-x-3 sm:gap-x-5">
					{links.map((link) => (
						<a
							key={link.path}
							href={link.path}
							aria-current={link.path === path ? "page" : undefined}
						>
							{link.name}
						</a>
					))}
				</nav>
				<div className="flex flex-none items-center gap-4 text-fine max-sm:hidden">
					<KeyboardButton />
					<SignOut name={staff.name} />
				</div>
			</div>
		</header>
	);
}

type SignOutProps = {
	/** The name of who is signed in. */
	name: string;
};

/** Renders who is signed in, and the button that ends it: at the top, or on a phone at the foot, where no thumb slips to it. */
export function SignOut({ name }: SignOutProps) {
	return (
		<form method="post" action="/desk/sign-out" className="flex items-center gap-3 text-fine">
			<span className="text-ink-soft">{name}</span>
			<button type="submit" className="py-3 text-ink-soft underline underline-offset-4">
				{t("signOut")}
			</button>
		</form>
	);
}
