import { defineMessages } from "../define-messages.ts";

/** The distances and directions of places. */
export const t = defineMessages("distances", {
	under: "under {distance}",
	way: "{direction, select, north {{distance} north} northEast {{distance} north-east} east {{distance} east} southEast {{distance} south-east} south {{distance} south} southWest {{distance} south-west} west {{distance} west} other {{distance} north-west}}",
});
