import type { Coordinates } from "#app/content/schemas/city.ts";

type LocationMapProps = {
	url: string;
	coordinates: Coordinates;
	/** True if nothing is requested of the other site before a click. */
	isByClick?: boolean;
};

const WORDS = {
	pending: "The map loads when you ask for it.",
	show: "Show the map",
	source: (name: string) => `It comes from ${name}, whose servers then see your internet address.`,
	elsewhere: "See the place on OpenStreetMap",
};

const OPENSTREETMAP = "https://www.openstreetmap.org";
/** The name of the frame that a click on the link fills. */
const FRAME = "map";

/** Renders the embed of OpenStreetMap or of MAP_URL, the only content from another site. */
export function LocationMap({ isByClick, url, coordinates }: LocationMapProps) {
	const { origin, host } = new URL(url);
	const isOpenStreetMap = origin === OPENSTREETMAP;
	const source = isOpenStreetMap ? "OpenStreetMap" : host;
	const place = toPlaceUrl(coordinates);
	if (isByClick) return <MapByClick url={url} place={place} source={source} />;
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
				The map comes from {source}. If it does not appear,{" "}
				<a href={place} className="text-link inline-block py-1">
					{isOpenStreetMap ? "open it on their site" : "find us on OpenStreetMap"}
				</a>
				.
			</p>
		</section>
	);
}

type MapByClickProps = { url: string; place: string; source: string };

/** Renders an empty frame, and a link that opens the map in it, as it does without JavaScript. */
function MapByClick({ url, place, source }: MapByClickProps) {
	return (
		<section className="print:hidden">
			<div className="relative bg-sunken">
				<p className="absolute inset-0 grid place-content-center text-ink-soft">{WORDS.pending}</p>
				{/* An empty frame of the colour scheme of its document is transparent. */}
				<iframe
					title="Our Location"
					name={FRAME}
					width={720}
					height={450}
					credentialless
					referrerPolicy="no-referrer"
					className="scheme-light relative block w-full border-0"
				/>
			</div>
			<div className="py-4 pr-5 text-fine text-ink-soft max-lg:pl-(--gutter)">
				<p>
					<a
						href={url}
						target={FRAME}
						referrerPolicy="no-referrer"
						className="text-link inline-block py-1 font-bold"
					>
						{WORDS.show}
					</a>
				</p>
				<p>
					{`${WORDS.source(source)} `}
					<a href={place} className="text-link inline-block py-1">
						{WORDS.elsewhere}
					</a>
				</p>
			</div>
		</section>
	);
}

/** Returns the address of the page about a place on OpenStreetMap. */
function toPlaceUrl({ latitude, longitude }: Coordinates): string {
	return `${OPENSTREETMAP}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
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
