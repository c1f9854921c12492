/** Half the height and width of the shown part, in degrees: about one kilometre. */
const SPAN = { latitude: 0.008, longitude: 0.014 };

/** OpenStreetMap's embed of a point, with a marker on it. */
export function readMapAddress({
	latitude,
	longitude,
}: {
	latitude: number;
	longitude: number;
}): string {
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
	return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
