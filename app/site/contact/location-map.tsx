import type { Coordinates } from "#app/content/schemas/city.ts";
import { t } from "#app/messages/en/contact-page.ts";

type LocationMapProps = {
	url: string;
	coordinates: Coordinates;
	/** True if nothing is requested of the other site before a click. */
	isByClick?: boolean;
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
				title={t("location")}
				src={url}
				width={720}
				height={450}
				loading="lazy"
				credentialless
				referrerPolicy="no-referrer"
				className="block w-full border-0 bg-sunken"
			/>
			<p className="py-4 pr-5 text-fine text-ink-soft max-lg:pl-(--gutter)">
				{t("mapOf", {
					source,
					isOpenStreetMap: isOpenStreetMap ? "yes" : "no",
					link: (text) => (
						<a key="place" href={place} className="text-link inline-block py-1">
							{text}
						</a>
					),
				})}
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
				<p className="absolute inset-0 grid place-content-center text-ink-soft">
					{t("mapPending")}
				</p>
				{/* An empty frame of the colour scheme of its document is transparent. */}
				<iframe
					title={t("location")}
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
						{t("showMap")}
					</a>
				</p>
				<p>
					{`${t("mapByClick", { source })} `}
					<a href={place} className="text-link inline-block py-1">
						{t("seePlace")}
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
