import { Parser } from "htmlparser2";
import { runInSnapshot, type Snapshot } from "#app/content/content.server.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { renderArt } from "#app/site/art/render-art.server.ts";
import { ART } from "./preview-response.ts";

/** Lists the addresses of the drawings of a page that a snapshot has other ones at than visitors see. */
export function listOtherArt(html: string, snapshot: Snapshot): string[] {
	return listArt(html).filter((address) => {
		const draw = () => {
			const art = renderArt(address.slice(ART.length));
			return art && renderDocument(art.drawing);
		};
		return runInSnapshot(snapshot, draw) !== draw();
	});
}

function listArt(html: string): string[] {
	const found = new Set<string>();
	const parser = new Parser({
		onattribute(_name, value) {
			if (value.startsWith(ART) && value.endsWith(".svg")) found.add(value);
		},
	});
	parser.end(html);
	return [...found];
}
