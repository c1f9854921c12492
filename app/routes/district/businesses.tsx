type BusinessesProps = { kind: string; businesses: readonly string[] };

/** What kind of place it is, set large, with the trades one finds there. */
export function Businesses({ kind, businesses }: BusinessesProps) {
	return (
		<div className="paper-night">
			<div className="wrap grid gap-x-16 gap-y-6 py-12 lg:grid-cols-[1.2fr_0.8fr] lg:py-16">
				<p className="display-type text-balance text-heading">{kind}</p>
				<ul className="columns-1 gap-8 sm:columns-2 lg:columns-1">
					{businesses.map((business) => (
						<li key={business} className="break-inside-avoid border-line border-t py-2.5">
							{business}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
