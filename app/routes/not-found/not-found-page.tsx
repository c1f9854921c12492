import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTitle } from "#app/layout/use-site-name.ts";
import { Art } from "#app/ui/art.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";

export function NotFoundPage() {
	const { pathname } = useLocation();
	const title = useTitle("Page not found");
	useEffect(() => {
		console.warn("404: no page at", pathname);
	}, [pathname]);
	return (
		<section className="wrap section-space grid items-center gap-10 md:grid-cols-2">
			<title>{title}</title>
			<meta name="robots" content="noindex" />
			<div>
				<Heading level={1} look="hero">
					404
				</Heading>
				<p className="mt-4 font-bold text-heading">Oops! Page not found</p>
				<p className="mt-4 max-w-narrow text-ink-soft">
					The line was cut somewhere between here and there. The address may have a slip of the pen
					in it, or the page has moved.
				</p>
				<p className="mt-8">
					<ButtonLink to="/">Return to Home</ButtonLink>
				</p>
			</div>
			<Art src="/art/not-found.svg" alt="" shape="scene" isEager className="w-full" />
		</section>
	);
}
