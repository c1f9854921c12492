import { Link } from "#app/design/ui/link.tsx";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
import { t } from "#app/messages/en/places.ts";
import type { Point } from "./diagram/boxes.ts";
import type { DiagramLayout } from "./district-diagram.server.ts";

type DistrictDiagramProps = {
	layout: DiagramLayout;
	citySlug: string;
	/** The only district in colour. */
	lit?: string;
};

/**
 * Renders directions and distances of districts, never an outline. It repeats the list beside it, so it is hidden from
 * screen readers and its links are out of the tab order.
 */
export function DistrictDiagram({ layout, citySlug, lit }: DistrictDiagramProps) {
	const { width, height, centre, places, rings, north } = layout;
	const light = (slug: string) => (slug === lit ? "place-lit" : undefined);
	return (
		<svg
			viewBox={`-4 -4 ${width + 8} ${height + 8}`}
			className={`place-diagram ${lit ? "place-one" : ""}`}
			aria-hidden="true"
		>
			<g className="place-rings">
				{rings.map(({ km, radius }) => (
					<circle key={km} cx={centre.x} cy={centre.y} r={radius} />
				))}
			</g>
			<g className="place-lines">
				{places.map((place) => (
					<path key={place.slug} d={traceLine(centre, place)} className={light(place.slug)} />
				))}
			</g>
			{rings.map(({ km, distance, x, y }) => (
				<text key={km} x={x} y={y} className="place-ring-name">
					{distance}
				</text>
			))}
			{places.map((place) => (
				<Link
					key={place.slug}
					to={`/${citySlug}/${place.slug}`}
					tabIndex={-1}
					className={light(place.slug)}
				>
					<g transform={`translate(${place.x} ${place.y})`}>
						<PlaceMark />
					</g>
					<text x={place.label.x} y={place.label.y} textAnchor={place.label.anchor}>
						{place.name}
						<tspan x={place.label.x} dy="1.2em">
							{place.distance}
						</tspan>
					</text>
				</Link>
			))}
			<g className="place-hub">
				<circle cx={centre.x} cy={centre.y} r={11} />
				<circle cx={centre.x} cy={centre.y} r={4} />
			</g>
			{north && (
				<g className="place-north" transform={`translate(${north.x} ${north.y})`}>
					<path d="M0 2 6 20 0 16-6 20Z" />
					<text y={36} textAnchor="middle">
						{t("northOnDiagram")}
					</text>
				</g>
			)}
		</svg>
	);
}

const PlaceMark = createLookComponent({
	kites: () => (
		<>
			<path d="M0-7l7 7-7 7-7-7Z" className="place-kite" />
			<path d="M0-7l7 7-7 7Z" className="place-fold" />
		</>
	),
	tiles: () => (
		<>
			<path d="M-6-6H6V6H-6Z" className="place-kite" />
			<path d="M-6 6V-6A12 12 0 0 1 6 6Z" className="place-fold" />
		</>
	),
});

/** Returns the path of a slightly sagging line. */
function traceLine(from: Point, to: Point): string {
	const x = Math.round((from.x + to.x) / 2);
	const y = Math.round((from.y + to.y) / 2 + Math.hypot(to.x - from.x, to.y - from.y) / 22);
	return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}
