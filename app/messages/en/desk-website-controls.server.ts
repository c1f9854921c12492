import { defineMessages } from "../define-messages.ts";

/** The messages of the controls of a form for a file of the website. */
export const t = defineMessages("desk-website-controls", {
	picture: "Picture",
	choosePicture:
		"{kind, select, logo {Choose or add a logo} font {Choose or add a font} other {Choose or add a picture}}",
	focusIs: "The cross marks the point that stays when the picture is cropped.",
	focusIsMiddle: "When the picture is cropped, its middle stays.",
	pickColour: "Pick the colour",
});
