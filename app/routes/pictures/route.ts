import { getPictureServer } from "#app/pictures/serve-picture.server.ts";
import type { Route } from "./+types/route.ts";

/** A proxy for the content API's images, which resizes them. */
export function loader({ request, params }: Route.LoaderArgs | Route.ActionArgs) {
	return getPictureServer()(request, params["*"]);
}

/** Rejects other methods. */
export const action = loader;
