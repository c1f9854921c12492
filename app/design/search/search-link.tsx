import { type ComponentType, type MouseEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";

type Sheet = ComponentType<{ onClose: () => void }>;

/** Links to the search; with JavaScript it opens the search in a dialog, which is imported on demand. */
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
			// Browsers never retry a failed import.
			navigate("/search");
		}
	};
	return (
		<>
			<Link
				to="/search"
				aria-label={t("search")}
				onClick={open}
				className={`flex size-12 items-center justify-center ${className}`}
			>
				<Icon name="search" />
			</Link>
			{Sheet && <Sheet onClose={() => setSheet(null)} />}
		</>
	);
}
