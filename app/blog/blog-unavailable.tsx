import { useLocation } from "react-router";
import { Heading } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/blog-unavailable.ts";

/** Renders a notice in place of articles while their source fails. */
export function BlogUnavailable({ level }: { level: 1 | 2 | 3 }) {
	const { pathname, search } = useLocation();
	return (
		<div role="status" className="max-w-text border-marigold border-l-4 py-1 pl-6">
			<Heading level={level} look={level === 1 ? "heading" : "title"}>
				{t("unavailable")}
			</Heading>
			<p className="mt-2 text-ink-soft">{t("unavailableText")}</p>
			<p className="mt-3">
				<a href={pathname + search} className="text-link inline-block py-2">
					{t("tryAgain")}
				</a>
			</p>
		</div>
	);
}
