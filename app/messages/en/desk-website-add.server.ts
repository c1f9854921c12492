import { defineMessages } from "../define-messages.ts";

/** The messages of the desk's pages that add a file to the website. */
export const t = defineMessages("desk-website-add", {
	add: "Add to the website",
	intro: "What do you want to add? It begins as a draft that only you can see.",
	unknownKind: "The website does not have this kind of page. Choose one of these.",
	backToAll: "The whole website",
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
	nameHint:
		"Its address is made from it now, and does not change. You can change the name itself later.",
	ofCity: "The city that it belongs to",
	ofService: "The service that it belongs to",
	serviceThere: "The service",
	choose: "Please choose",
	begin: "Begin the draft",
	beginsAsItIs:
		"Menu and footer list the existing pages automatically. The draft begins with those links, and you can order, rename and remove them. After it is published, link new pages here by hand.",
	beginsEmpty: "The website does not have this yet. The draft begins empty.",

	nameMissing: "Write a name.",
	serviceMissing: "Choose the service.",
	cityMissing: "Choose the city.",
	noAddress: "The name needs a letter or a digit, as its address is made from it.",
	isTaken: "This address is already used, by a published page or a draft. Choose another name.",
	isReserved: "{path} is the address of another page of the website. Choose another name.",
});
