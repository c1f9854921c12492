import type { DeskEnv, Session } from "#app/desk/request/desk-env.ts";
import { t } from "#app/messages/en/desk-frame.server.ts";

type DeskNavigationProps = {
	session: Session;
	links: DeskEnv["Variables"]["links"];
	/** The path of the page that is shown. */
	path: string;
};

export function DeskNavigation({ session: { staff }, links, path }: DeskNavigationProps) {
	return (
		<header className="border-line border-b bg-raised">
			{/* On a phone all of it is one line that scrolls, so that a thumb does not sign out by a slip. */}
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
				<form
					method="post"
					action="/desk/sign-out"
					className="flex flex-none items-center gap-3 text-fine"
				>
					<span className="text-ink-soft max-sm:hidden">{staff.name}</span>
					<button type="submit" className="py-3 text-ink-soft underline underline-offset-4">
						{t("signOut")}
					</button>
				</form>
			</div>
		</header>
	);
}
