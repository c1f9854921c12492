import type { Guess } from "#app/search/guess-address.server.ts";
import { Link } from "#app/ui/link.tsx";

/** What the address may have meant. */
export function Guesses({ pages }: Pick<Guess, "pages">) {
	return (
		<div className="mt-5">
			<p className="text-lead">Did you look for this?</p>
			<ul className="mt-1">
				{pages.map(({ name, where, path }) => (
					<li key={path}>
						<Link to={path} className="text-link inline-block py-1.5 text-title">
							{where ? `${name}, ${where}` : name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Whether what came with the error is a guess. */
export function isGuess(value: unknown): value is Guess {
	if (typeof value !== "object" || value === null) return false;
	return "words" in value && "pages" in value && Array.isArray(value.pages);
}
