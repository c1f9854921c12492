import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's pages that delete a file of the website. */
export const t = defineMessages("desk-website-delete", {
	deletePage: "Delete this page",
	deleteOf: "Delete “{name}”",
	deleteFile: "Delete this",
	backToForm: "Back to the form",
	askPage:
		"The page goes from {path} once this is published. Where should the address lead then? Links on other sites and search engines still know it.",
	askFile: "It goes from the website once this is published.",
	losesDraft: "Your draft of it goes, too.",
	leadsTo: "Its address should lead to",
	nowhere: "Nowhere: visitors are told that the page is gone",
	begin: "Put into a draft",
	noSuchPage: "“{path}” is no page of the website that stays. Choose another one.",
	cannotDelete: "Nothing was changed: this belongs to every website, and cannot be deleted.",
	isStale:
		"Nothing was saved yet: this was changed elsewhere meanwhile. Look at it, and try again.",

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
	checked: "Checked: nothing keeps it from being deleted.",
	meets:
		"Your draft is saved, but nothing was deleted: someone published other words of this meanwhile. Publish once more if it should go all the same.",
	isDeleted: "Deleted: visitors no longer see it. It can be brought back here.",
});
