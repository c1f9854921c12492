import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's pages that add a file to the website. */
export const t = defineMessages("desk-website-add", {
	add: "Add to the website",
	intro: "What do you want to add? It begins as a draft that you alone see.",
	unknownKind: "The website has nothing of that kind. Choose one of these.",
	backToAll: "All of the website",
	backToKinds: "Add something else",

	service: "A service",
	subService: "A part of a service",
	city: "A city",
	district: "A district of a city",
	localService: "A service in a city",
	industry: "An industry",
	caseStudy: "A case study",
	whyChooseUs: "A reason to choose us",
	person: "A person",
	post: "A post",
	ownPage: "A page of text",
	landingPage: "A page of sections, such as a campaign’s",

	name: "Name or title",
	nameHint: "Its address is made of it now, and stays. The name itself can be changed later.",
	ofCity: "The city that it belongs to",
	ofService: "The service that it belongs to",
	serviceThere: "The service",
	choose: "Please choose",
	begin: "Begin the draft",
	beginsAsItIs:
		"Menu and footer follow the pages that there are. The draft begins with their links as they are now, to be ordered, renamed and removed. Once it is published, pages that are added later are linked here by hand.",
	beginsEmpty: "The website has nothing of it yet. The draft begins empty.",

	nameMissing: "Write a name.",
	serviceMissing: "Choose the service.",
	cityMissing: "Choose the city.",
	noAddress: "The name needs a letter or a digit, as its address is made of it.",
	isTaken: "There is one with this address already, published or begun. Choose another name.",
	isReserved: "{path} is the address of another page of the website. Choose another name.",
});
