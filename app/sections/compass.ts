const DIRECTIONS = [
	"north",
	"north-east",
	"east",
	"south-east",
	"south",
	"south-west",
	"west",
	"north-west",
] as const;

/** The nearest of the eight directions to a bearing in degrees clockwise from north. */
export function nameDirection(bearing: number): (typeof DIRECTIONS)[number] {
	const eighth = Math.round((((bearing % 360) + 360) % 360) / 45);
	return DIRECTIONS[eighth % DIRECTIONS.length] ?? "north";
}
