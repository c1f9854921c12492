import { isRouteErrorResponse } from "react-router";
import { useTitle } from "./layout/use-site-name.ts";
import { NotFoundPage } from "./routes/not-found/not-found-page.tsx";
import { Heading } from "./ui/heading.tsx";

/** Missing pages and unexpected failures; a failure's own words stay in the log. */
export function ErrorPage({ error }: { error: unknown }) {
	const title = useTitle("Unexpected error");
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
	return (
		<section className="wrap section-space">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<Heading level={1} look="display">
				Unexpected Application Error!
			</Heading>
			<p className="mt-5 max-w-text text-ink-soft text-lead">
				Something broke on our side. It has been noted. Please load the page again in a minute.
			</p>
			<p className="mt-6">
				<a href="/" className="text-link inline-block py-2">
					Return to Home
				</a>
			</p>
		</section>
	);
}
