import { Parser } from "htmlparser2";
import { runInSnapshot, type Snapshot } from "#app/content/content.server.ts";
import { renderDocument } from "#app/design/art/svg.ts";
import { renderArt } from "#app/site/art/render-art.server.ts";
import { ART } from "./preview-response.ts";

/** The folder of the style sheets of the agency's own fonts. */
const FONTS = "/fonts/";

/** Lists the addresses of a page at which a snapshot has other drawings and style sheets of fonts than visitors see. */
export function listOtherArt(html: string, snapshot: Snapshot): string[] {
	return listArt(html).filter((address) => {
		if (address.startsWith(FONTS)) return true;
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
			const isDrawing = value.startsWith(ART) && value.endsWith(".svg");
			if (isDrawing || value.startsWith(FONTS)) found.add(value);
		},
	});
	parser.end(html);
	return [...found];
}
