import type { Route } from "./+types/route.ts";
import { getPictureServer } from "./serve-picture.server.ts";

/** Serves the content API's images, resized. */
export function loader({ request, params }: Route.LoaderArgs | Route.ActionArgs) {
	return getPictureServer()(request, params["*"]);
}

/** Rejects methods other than GET and HEAD. */
export const action = loader;
