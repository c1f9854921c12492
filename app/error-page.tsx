import { isRouteErrorResponse } from "react-router";
import { useTitle } from "./layout/use-site-name.ts";
import { LazyNotFoundPage } from "./routes/not-found/lazy-not-found-page.ts";
import { Heading } from "./ui/heading.tsx";

/** Missing pages and unexpected failures; a failure's own words stay in the log. */
export function ErrorPage({ error }: { error: unknown }) {
	const title = useTitle("Unexpected error");
	if (isRouteErrorResponse(error) && error.status === 404)
		return <LazyNotFoundPage answer={error.data} />;
	return (
		<section className="paper-night">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div className="wrap section-space grid min-h-[70svh] content-center gap-x-16 gap-y-8 lg:grid-cols-[1.5fr_1fr]">
				<Heading level={1} look="hero">
					Unexpected Application Error!
				</Heading>
				<div className="self-end border-spark border-l-4 pl-6">
					<p className="max-w-text text-lead">
						Something broke on our side. It has been noted. Please load the page again in a minute.
					</p>
					<p className="mt-4">
						{/* A whole new document: whatever broke is left behind. */}
						<a href="/" className="text-link inline-block py-2.5">
							Return to Home
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
