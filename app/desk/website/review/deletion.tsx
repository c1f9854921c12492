import { t } from "#app/messages/en/desk-website-review.server.ts";

/** Renders where the address of a page leads once it is deleted. */
export function Deletion({ redirect }: { redirect: string | null }) {
	return (
		<p className="mt-2 max-w-text wrap-anywhere">
			{redirect
				? t("willLead", {
						to: redirect,
						link: (text) => (
							<a key="link" href={redirect}>
								{text}
							</a>
						),
					})
				: t("willLeadNowhere")}
		</p>
	);
}
