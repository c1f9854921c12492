import { Drawing } from "#app/desk/page/drawing.tsx";
import { t } from "#app/messages/en/desk-search.server.ts";

/** The id of the field of the search. */
export const SOUGHT = "sought";
export const SEARCH_DRAWING =
	"M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13M15.500 15.500 20 20";

/** Renders the bar at the foot of a phone, within reach of either thumb. */
export function InboxBar() {
	return (
		<nav aria-label={t("bar")} className="desk-thumb-bar">
			<a href={`#${SOUGHT}`}>
				<Drawing path={SEARCH_DRAWING} />
				{t("search")}
			</a>
			<a href="/desk/enquiries/new">
				<Drawing path="M12 5v14M5 12h14" />
				{t("newEnquiry", {
					more: (text) => (
						<span key="more" className="sr-only">
							{text}
						</span>
					),
				})}
			</a>
		</nav>
	);
}
