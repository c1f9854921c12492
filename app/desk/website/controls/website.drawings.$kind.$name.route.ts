import type { z } from "zod";
import {
	type Cut,
	cutSchema,
	type MotifName,
	motifSchema,
	paperSchema,
} from "#app/content/schemas/look.ts";
import { getDrawings } from "#app/design/art/drawings.ts";
import { paint } from "#app/design/art/palette.ts";
import { type Drawing, renderDocument } from "#app/design/art/svg.ts";
import type { DeskContext } from "#app/desk/request/desk-env.ts";
import type { DeskRoute } from "#app/desk/request/desk-route.ts";
import { buildSvgPolicy } from "#app/platform/content-policy/policy.server.ts";
import { DAY } from "#app/platform/durations.ts";

type Kind = { schema: z.ZodType<string>; render: (name: string) => Drawing };

/** What a form of the website shows drawings of, with the names of each kind. */
const KINDS: Readonly<Record<string, Kind>> = {
	motif: {
		schema: motifSchema,
		render: (name) => renderKite({ motif: motifSchema.parse(name), cut: "half" }),
	},
	cut: {
		schema: cutSchema,
		render: (name) => renderKite({ motif: "diamond", cut: cutSchema.parse(name) }),
	},
	paper: {
		schema: paperSchema,
		render: (name) => ({
			width: 1,
			height: 1,
			title: name,
			rules: { ".p": `fill:${paint(paperSchema.parse(name), "page")}` },
			body: '<path class="p" d="M0 0H1V1H0Z"/>',
		}),
	},
};

function renderKite(kite: { motif: MotifName; cut: Cut }): Drawing {
	return getDrawings("kites").renderService("", { slug: "drawing", kite });
}

export const websiteDrawingRoute: DeskRoute = {
	path: "/desk/website/drawings/:kind/:name",
	role: "member",
	get: showDrawing,
};

function showDrawing(context: DeskContext): Response {
	const { kind = "", name = "" } = context.req.param();
	const found = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
	if (!found?.schema.safeParse(name).success) return context.text("", 404);
	const svg = renderDocument(found.render(name));
	return context.body(svg, 200, {
		"Content-Type": "image/svg+xml; charset=utf-8",
		"Content-Security-Policy": buildSvgPolicy(svg),
		"Cache-Control": `private, max-age=${DAY / 1000}`,
	});
}
