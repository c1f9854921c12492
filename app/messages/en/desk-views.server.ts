import { defineMessages } from "../define-messages.ts";

/** The messages of the views of the inbox that people save. */
export const t = defineMessages("desk-views", {
	saveView: "Save this as a view",
	name: "Name of the view",
	forAll: "For everybody",
	save: "Save the view",
	isSaved: "“{name}” is a view {isForAll, select, yes {for everybody} other {of yours}}.",
	remove: "Remove the view",
	saved: "The view is saved. It stands beside the others.",
	removed: "The view is removed. The enquiries are where they were.",
	nameWrong: "Please give the view a name of at most {most} characters.",
	tooMany: "There are {most} saved views already: remove one first.",
	notRemoved:
		"Only whoever saved a view can remove it, and owners those for everybody. Perhaps it is gone already.",
});
