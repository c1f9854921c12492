import { defineMessages } from "../define-messages.ts";

/** The messages of the views of the inbox that people save. */
export const t = defineMessages("desk-views", {
	saveView: "Save this as a view",
	name: "Name of the view",
	forAll: "For everybody",
	save: "Save the view",
	change:
		"Rename or remove “{name}”, a view {isForAll, select, yes {for everybody} other {of yours}}",
	rename: "Rename the view",
	remove: "Remove the view",
	saved: "The view is saved. It is beside the others.",
	renamed: "The view has its new name.",
	removed: "The view is removed. The enquiries are where they were.",
	nameWrong: "Please give the view a name of at most {most} characters.",
	tooMany: "There are already {most} saved views. Remove one first.",
	notChanged:
		"You can only rename or remove views that you saved; owners can also change those for everybody. Perhaps it has been removed already.",
});
