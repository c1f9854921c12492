import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's pages that delete a file of the website. */
export const t = defineMessages("desk-website-delete", {
	deletePage: "Delete this page",
	deleteOf: "Delete “{name}”",
	deleteFile: "Delete this",
	backToForm: "Back to the form",
	askPage:
		"The page disappears from {path} once this is published. Where should the address lead then? Other sites and search engines still link to it.",
	askFile: "It disappears from the website once this is published.",
	losesDraft: "Your draft is deleted, too.",
	leadsTo: "Its address should lead to",
	nowhere: "Nowhere: visitors are told that the page is gone",
	begin: "Put into a draft",
	noSuchPage: "“{path}” is not another page of the website. Choose another one.",
	cannotDelete: "Every website needs this, so it cannot be deleted.",
	isStale:
		"Not saved yet. This was changed elsewhere after you opened it. Check it, and try again.",

	begun: "Your draft is saved. Visitors see the page until it is published.",
	isDeletion: "Your draft of {at} deletes this. Visitors see it until that is published.",
	willLead: "Its address {path} will lead to <link>{to}</link>.",
	willLeadNowhere: "Its address {path} will lead nowhere.",
	changeTarget: "Choose where it leads",
	publish: "Publish: delete it",
	check: "Check",
	takeBack: "Take it back",
	cannotPublish:
		"{count, plural, one {It cannot be deleted yet. One thing needs to be fixed first:} other {It cannot be deleted yet. # things need to be fixed first:}}",
	belongsToIt: "is part of what you want to delete; delete this first",
	checked: "Checked. It can be deleted.",
	meets:
		"Your draft is saved, but the page is not deleted, because someone published a change first. Publish again if it should still be deleted.",
	isDeleted: "Deleted. Visitors no longer see it. You can bring it back here.",
});
