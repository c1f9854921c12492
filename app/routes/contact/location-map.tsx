type LocationMapProps = { address: string; coordinates: { latitude: number; longitude: number } };

/** The only thing on the site that comes from elsewhere; loaded when it is scrolled to. See embedding.ts. */
export function LocationMap({ address, coordinates: { latitude, longitude } }: LocationMapProps) {
	return (
		<section className="print:hidden">
			<iframe
				title="Our Location"
				src={address}
				width={720}
				height={450}
				loading="lazy"
				credentialless
				referrerPolicy="no-referrer"
				className="block w-full border-0 bg-sunken"
			/>
			<p className="py-4 pr-5 text-fine text-ink-soft max-lg:pl-(--gutter)">
				The map comes from OpenStreetMap. If it does not appear,{" "}
				<a
					href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
					className="text-link inline-block py-1"
				>
					open it there
				</a>
				.
			</p>
		</section>
	);
}
