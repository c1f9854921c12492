import {
	BRAND_COLOURS,
	type BrandColour,
	createRecolour,
	listNearColours,
	type OwnColours,
} from "#app/platform/own-colours.ts";
import { type LowContrast, listLowContrasts } from "./contrast.ts";

/** What is wrong with a colour of the agency, and what to do. */
export type ColourFault = { name: BrandColour; reason: string };

/** Checks that all texts and marks can be read in the agency's colours; names the nearest that hold for those that do not. */
export function checkColours(own: OwnColours): ColourFault[] {
	const low = listLowContrasts(createRecolour(own));
	return (Object.keys(own) as BrandColour[]).flatMap((name) => {
		const [worst] = low
			.filter((pair) => concerns(pair, name))
			.toSorted((one, other) => one.ratio / one.wanted - other.ratio / other.wanted);
		return worst ? [{ name, reason: formatFault(worst, name, own) }] : [];
	});
}

function concerns({ figure, ground }: LowContrast, name: BrandColour): boolean {
	return [figure.colour, ground.colour].includes(BRAND_COLOURS[name]);
}

function formatFault(pair: LowContrast, name: BrandColour, own: OwnColours): string {
	const { figure, ground, paper, theme, ratio, wanted } = pair;
	const nearest = listNearColours(own[name] ?? "").find(
		(colour) =>
			!listLowContrasts(createRecolour({ ...own, [name]: colour })).some((each) =>
				concerns(each, name),
			),
	);
	const advice = nearest ? `the nearest that holds is ${nearest}` : "take another hue";
	return `${own[name]} cannot be read: ${figure.role} on ${ground.role} of ${paper} (${theme}) has a contrast of ${ratio.toFixed(2)}, ${wanted} is needed; ${advice}`;
}
