type LocationMapProps = { address: string; coordinates: { latitude: number; longitude: number } };

/** The only thing on the site that comes from elsewhere; loaded when it is scrolled to. */
export function LocationMap({ address, coordinates: { latitude, longitude } }: LocationMapProps) {
	return (
		<section className="relative bg-sunken print:hidden">
			<p className="wrap absolute inset-x-0 top-10">
				The map comes from OpenStreetMap. If it does not appear,{" "}
				<a
					href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
					className="text-link inline-block py-1"
				>
					open it there
				</a>
				.
			</p>
			<iframe
				title="Our Location"
				src={address}
				height={450}
				loading="lazy"
				referrerPolicy="no-referrer"
				className="relative block w-full border-0"
			/>
		</section>
	);
}
