import { useSiteData } from "#app/design/sections/use-site.ts";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/layout.ts";

/** Renders the agency's announcement above the header; nothing where there is none. */
export function AnnouncementLine() {
	const announcement = useSiteData()?.announcement;
	if (!announcement) return null;
	const { text, link } = announcement;
	return (
		<aside aria-label={t("announcement")} className="paper-night print:hidden">
			<p className="wrap py-1 text-center font-medium text-fine">
				{link ? (
					<Link to={link} className="text-link inline-block py-2">
						{text}
					</Link>
				) : (
					<span className="inline-block py-2">{text}</span>
				)}
			</p>
		</aside>
	);
}
