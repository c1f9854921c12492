import type { Coordinates } from "#app/content/schemas/city.ts";
import { Art } from "#app/design/ui/art.tsx";
import { ButtonLink } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/contact-page.ts";

type LocationMapProps = {
	url: string;
	coordinates: Coordinates;
	/** The address, unless it is a sample. */
	address?: { street: string; town: string } | undefined;
	/** True if nothing is requested of the other site before a click. */
	isByClick?: boolean;
};

const OPENSTREETMAP = "https://www.openstreetmap.org";
/** The name of the frame that a click on the link fills. */
const FRAME = "map";

/** Renders the embed of OpenStreetMap or of MAP_URL, the only content from another site. */
export function LocationMap({ isByClick, url, coordinates, address }: LocationMapProps) {
	const { origin, host } = new URL(url);
	const isOpenStreetMap = origin === OPENSTREETMAP;
	const source = isOpenStreetMap ? "OpenStreetMap" : host;
	const place = toPlaceUrl(coordinates);
	if (isByClick) return <MapByClick url={url} address={address} place={place} source={source} />;
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

type MapByClickProps = Pick<LocationMapProps, "url" | "address"> & {
	place: string;
	source: string;
};

/**
 * Renders the address beside a drawing, and a link that opens the map in a frame over the drawing, as it does without
 * JavaScript. An empty frame of the colour scheme of its document is transparent.
 */
function MapByClick({ url, address, place, source }: MapByClickProps) {
	return (
		<section className="flex flex-wrap print:hidden">
			<div className="paper-night flex grow basis-72 flex-col items-start gap-6 py-10 pr-8 max-lg:pl-(--gutter) lg:p-10">
				<H2 look="heading">{t("location")}</H2>
				{address && (
					<address className="text-lead not-italic">
						{address.street}
						<br />
						{address.town}
					</address>
				)}
				<ButtonLink to={url} target={FRAME} referrerPolicy="no-referrer">
					{t("showMap")}
				</ButtonLink>
				<p className="mt-auto max-w-text text-fine text-ink-soft">
					{`${t("mapByClick", { source })} `}
					<a href={place} className="text-link inline-block py-1">
						{t("seePlace")}
					</a>
				</p>
			</div>
			<div className="paper-sand relative min-h-80 grow-[2] basis-80 overflow-clip lg:min-h-96">
				<Art
					src="/art/hero.svg"
					alt=""
					shape="square"
					className="absolute inset-0 size-full object-cover"
				/>
				<iframe
					title={t("location")}
					name={FRAME}
					width={720}
					height={450}
					credentialless
					referrerPolicy="no-referrer"
					className="scheme-light absolute inset-0 size-full border-0"
				/>
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
