/** An element of a drawing; text is a string with its entities undone. */
export type DrawingElement = {
	name: string;
	attributes: ReadonlyMap<string, string>;
	children: readonly (DrawingElement | string)[];
};

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
const TEXT = /[^<]+/y;
const ENTITIES: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
};

/**
 * Reads a drawing of this site: elements, double-quoted attributes, text and four entities. Throws at
 * everything else that XML may have, and at what is no XML.
 */
export function parseDrawing(svg: string): DrawingElement {
	const root = { name: "", attributes: new Map(), children: [] as (DrawingElement | string)[] };
	const open = [root];
	let at = 0;
	while (at < svg.length) {
		const isTag = svg[at] === "<";
		const pattern = isTag ? TAG : TEXT;
		pattern.lastIndex = at;
		const match = pattern.exec(svg);
		if (!match) throw new Error(`The drawing cannot be read at ${svg.slice(at, at + 40)}`);
		at = pattern.lastIndex;
		const parent = open.at(-1) ?? root;
		if (!isTag) {
			parent.children.push(readEntities(match[0]));
			continue;
		}
		const [tag, closing, name = "", attributes = "", selfClosing] = match;
		if (closing) {
			if (open.pop()?.name !== name || open.length === 0) throw new Error(`Unexpected ${tag}`);
			continue;
		}
		const element = { name, attributes: parseAttributes(attributes, tag), children: [] };
		parent.children.push(element);
		if (!selfClosing) open.push(element);
	}
	const [document, ...others] = root.children;
	if (typeof document !== "object" || others.length > 0 || open.length > 1) {
		throw new Error("A drawing is one closed element");
	}
	return document;
}

/** The drawing as text again. */
export function writeDrawing({ name, attributes, children }: DrawingElement): string {
	const written = [...attributes]
		.map(([key, value]) => ` ${key}="${writeEntities(value)}"`)
		.join("");
	if (children.length === 0) return `<${name}${written}/>`;
	const content = children.map((child) =>
		typeof child === "string" ? writeEntities(child) : writeDrawing(child),
	);
	return `<${name}${written}>${content.join("")}</${name}>`;
}

function parseAttributes(text: string, tag: string): Map<string, string> {
	const attributes = new Map<string, string>();
	for (const [, name = "", value = ""] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
		if (attributes.has(name)) throw new Error(`${name} stands twice in ${tag}`);
		attributes.set(name, readEntities(value));
	}
	return attributes;
}

function readEntities(text: string): string {
	return text.replaceAll(/&[^;]*;?/g, (entity) => {
		const character = ENTITIES[entity];
		if (!character) throw new Error(`Unknown entity ${entity}`);
		return character;
	});
}

function writeEntities(text: string): string {
	return Object.entries(ENTITIES).reduce(
		(escaped, [entity, character]) => escaped.replaceAll(character, entity),
		text,
	);
}
