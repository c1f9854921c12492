import { isRouteErrorResponse } from "react-router";
import { useTitle } from "#app/design/sections/use-site.ts";
import { H1 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/layout.ts";
import { LazyNotFoundPage } from "./lazy-not-found-page.ts";

/** Renders missing pages and unexpected errors, whose messages are only logged. */
export function ErrorPage({ error }: { error: unknown }) {
	const title = useTitle(t("errorTitle"));
	if (isRouteErrorResponse(error) && error.status === 404)
		return <LazyNotFoundPage data={error.data} />;
	return (
		<section className="paper-night">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="wrap section-space grid min-h-[70svh] content-center gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr]">
				<H1 look="hero">{t("errorHeading")}</H1>
				<div className="self-end border-spark border-l-4 pl-6">
					<p className="max-w-text text-lead">{t("errorText")}</p>
					<p className="mt-4">
						{/* A new document, without the broken state. */}
						<a href="/" className="text-link inline-block py-2.5">
							{t("returnHome")}
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
