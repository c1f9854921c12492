import { type Document, isMap, isScalar, isSeq, Scalar, YAMLMap } from "yaml";

/** A change of what a kind of content file has in it. */
export type ContentMigration = {
	/** The first version of the product that has the new form. */
	version: string;
	/** What is new, in one line. */
	summary: string;
	/** The files that may have the old form, as a glob below the folder of the content. */
	files: string;
	/** Changes a document of the old form; it leaves any other one as it is. */
	migrate: (document: Document) => void;
};

/** The migrations, oldest first. Each one stays: an agency may come from any earlier version. */
export const MIGRATIONS: readonly ContentMigration[] = [
	{
		version: "0.2.0",
		summary: "a client is an entry of clients.items, so that it can have a logo",
		files: "pages/home.yaml",
		migrate: nameClients,
	},
	{
		version: "0.2.0",
		summary: "site.yaml names the currency, which was always rupees",
		files: "site.yaml",
		migrate: (document) => {
			if (!document.has("currency")) document.set("currency", "INR");
		},
	},
	{
		version: "0.2.0",
		summary: "a service chooses its figure, colours and kite in place of a key",
		files: "services/*.yaml",
		migrate: replaceKey,
	},
];

type Look = { figure: string; hero: string; accent: string; motif: string };

/** What the keys of services stood for. */
const LOOKS: Readonly<Record<string, Look>> = {
	seo: { figure: "ladder", hero: "aqua", accent: "marigold", motif: "lens" },
	contentMarketing: { figure: "funnel", hero: "sand", accent: "teal", motif: "papers" },
	socialMediaMarketing: { figure: "loop", hero: "blush", accent: "rani", motif: "talk" },
	paidAdvertising: { figure: "auction", hero: "night", accent: "marigold", motif: "bids" },
	emailMarketing: { figure: "sequence", hero: "lilac", accent: "teal", motif: "letter" },
	webDevelopment: { figure: "layers", hero: "marigold", accent: "rani", motif: "brackets" },
	uiUxDesign: { figure: "grid", hero: "peach", accent: "teal", motif: "grid" },
};

/** Turns the `key` of a service into `theme`, `kite` and the figure of its `framework`. */
function replaceKey(document: Document): void {
	const look = LOOKS[String(document.get("key"))];
	const framework = document.get("framework");
	if (!look || !isMap(framework)) return;
	const { figure, hero, accent, motif } = look;
	document.delete("key");
	framework.set("figure", figure);
	document.set("theme", document.createNode({ hero, accent }));
	document.set("kite", document.createNode({ motif }));
}

/** Turns `names: [Asha]` of `clients` into `items: [{ name: Asha }]`. */
function nameClients(document: Document): void {
	const clients = document.get("clients");
	if (!isMap(clients)) return;
	const pair = clients.items.find(({ key }) => isScalar(key) && key.value === "names");
	if (!pair || !isScalar(pair.key) || !isSeq(pair.value)) return;
	pair.key.value = "items";
	pair.value.flow = false;
	pair.value.items = pair.value.items.map((name) => {
		const client = new YAMLMap();
		if (isScalar(name)) {
			client.commentBefore = name.commentBefore;
			name.commentBefore = undefined;
		}
		client.add({ key: new Scalar("name"), value: name });
		return client;
	});
}
