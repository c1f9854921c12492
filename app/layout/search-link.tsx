import { type ComponentType, type MouseEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type Sheet = ComponentType<{ onClose: () => void }>;

/** Leads to the search; with scripts the search comes to the page, fetched when it is asked for. */
export function SearchLink({ className = "" }: { className?: string }) {
	const [Sheet, setSheet] = useState<Sheet | null>(null);
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const open = async (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		if (pathname === "/search") {
			document.querySelector<HTMLElement>("[data-search-field]")?.focus();
			return;
		}
		try {
			const { SearchSheet } = await import("./search-sheet.tsx");
			setSheet(() => SearchSheet);
		} catch {
			// What could not be fetched once is never asked for again; the page has the search, too.
			navigate("/search");
		}
	};
	return (
		<>
			<Link
				to="/search"
				aria-label="Search"
				onClick={open}
				className={`flex size-12 items-center justify-center ${className}`}
			>
				<Icon name="search" className="size-6" />
			</Link>
			{Sheet && <Sheet onClose={() => setSheet(null)} />}
		</>
	);
}
