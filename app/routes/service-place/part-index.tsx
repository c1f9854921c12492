import { Link } from "#app/ui/link.tsx";

type PartIndexProps = {
	serviceName: string;
	parts: readonly { name: string; to: string }[];
	/** Which of the parts this page is, from 0. */
	place: number;
};

/** The service's parts as a short flight of steps; this page's own stands out. */
export function PartIndex({ serviceName, parts, place }: PartIndexProps) {
	return (
		<nav aria-label={`Parts of ${serviceName}`} className="md:min-w-72">
			<p className="display-type text-figure">
				{place + 1}
				<span className="text-heading text-ink-soft"> / {parts.length}</span>
			</p>
			<ol className="mt-3 border-ink border-b-2">
				{parts.map(({ name, to }, index) => (
					<li key={to} className={`border-line-strong border-t ${FLIGHT[index] ?? "ml-12"}`}>
						{index === place ? (
							<span aria-current="page" className="flex items-center gap-3 py-2 font-bold">
								<span aria-hidden="true" className="size-3 rotate-45 bg-spark" />
								{name}
							</span>
						) : (
							<Link to={to} className="quiet-link block py-2">
								{name}
							</Link>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}

const FLIGHT = ["", "ml-2.5", "ml-5", "ml-7.5", "ml-10", "ml-12.5"];
