import type { Route } from "./+types/route.ts";
import { getPictureServer } from "./serve-picture.server.ts";

/** A proxy for the content API's images, which resizes them. */
export function loader({ request, params }: Route.LoaderArgs | Route.ActionArgs) {
	return getPictureServer()(request, params["*"]);
}

/** Rejects other methods. */
export const action = loader;
