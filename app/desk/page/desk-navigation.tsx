import { getBookingRules } from "#app/calls/call-times.server.ts";
import { isEnough, PERMISSIONS, type Role } from "#app/desk/permissions.ts";
import type { Session } from "#app/desk/request/desk-env.ts";

const PAGES = [
	["/desk", "Inbox"],
	["/desk/bookings", "Calls"],
	["/desk/numbers", "Numbers"],
	["/desk/texts", "Texts"],
	["/desk/people", "People"],
] as const;

type DeskNavigationProps = { session: Session; path: string };

export function DeskNavigation({ session: { staff }, path }: DeskNavigationProps) {
	const hasCalls = getBookingRules() !== undefined;
	const pages = PAGES.filter(
		([address]) => (address !== "/desk/bookings" || hasCalls) && mayRead(staff.role, address),
	);
	return (
		<header className="border-line border-b bg-raised">
			<div className="desk-wrap flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
				<nav
					aria-label="Desk"
					className="desk-links mr-auto flex flex-wrap gap-x-4 max-sm:text-fine sm:gap-x-5"
				>
					{pages.map(([address, name]) => (
						<a key={address} href={address} aria-current={address === path ? "page" : undefined}>
							{name}
						</a>
					))}
				</nav>
				<form method="post" action="/desk/sign-out" className="flex items-center gap-3 text-fine">
					<span className="text-ink-soft max-sm:hidden">{staff.name}</span>
					<button type="submit" className="py-3 text-ink-soft underline underline-offset-4">
						Sign out
					</button>
				</form>
			</div>
		</header>
	);
}

function mayRead(role: Role, address: string): boolean {
	const found = PERMISSIONS.find(({ method, path }) => method === "GET" && path === address);
	return found !== undefined && isEnough(role, found.role);
}
