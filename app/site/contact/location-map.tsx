import type { Coordinates } from "#app/content/schemas/city.ts";

type LocationMapProps = { url: string; coordinates: Coordinates };

const OPENSTREETMAP = "https://www.openstreetmap.org";

/** Renders the embed of OpenStreetMap or of MAP_URL, the only content from another site. */
export function LocationMap({ url, coordinates: { latitude, longitude } }: LocationMapProps) {
	const { origin, host } = new URL(url);
	const isOpenStreetMap = origin === OPENSTREETMAP;
	return (
		<section className="print:hidden">
			<iframe
				title="Our Location"
				src={url}
				width={720}
				height={450}
				loading="lazy"
				credentialless
				referrerPolicy="no-referrer"
				className="block w-full border-0 bg-sunken"
			/>
			<p className="py-4 pr-5 text-fine text-ink-soft max-lg:pl-(--gutter)">
				The map comes from {isOpenStreetMap ? "OpenStreetMap" : host}. If it does not appear,{" "}
				<a
					href={`${OPENSTREETMAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
					className="text-link inline-block py-1"
				>
					{isOpenStreetMap ? "open it on their site" : "find us on OpenStreetMap"}
				</a>
				.
			</p>
		</section>
	);
}

/** Half the height and width of the visible part, in degrees: about one kilometre. */
const SPAN = { latitude: 0.008, longitude: 0.014 };

export function buildMapUrl({ latitude, longitude }: Coordinates): string {
	const box = [
		longitude - SPAN.longitude,
		latitude - SPAN.latitude,
		longitude + SPAN.longitude,
		latitude + SPAN.latitude,
	].map((degrees) => degrees.toFixed(5));
	const query = new URLSearchParams({
		bbox: box.join(","),
		layer: "mapnik",
		marker: `${latitude},${longitude}`,
	});
	return `${OPENSTREETMAP}/export/embed.html?${query}`;
}

/**
 * Returns the page's embedder policy. Firefox has no `<iframe credentialless>`, so it blocks the map in a document with
 * Cross-Origin-Embedder-Policy. Its users get the page without COEP. The page is never cached, so it may depend on the
 * browser.
 */
export function getEmbedderPolicy(userAgent: string | null): "unsafe-none" | null {
	return /\bFirefox\//.test(userAgent ?? "") ? "unsafe-none" : null;
}

/** Returns true in a document that another page of the site opened with COEP, in a browser as above. */
export function isMapBlocked(): boolean {
	return crossOriginIsolated && !("credentialless" in HTMLIFrameElement.prototype);
}
