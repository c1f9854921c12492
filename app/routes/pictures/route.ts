import { getPictureServer } from "#app/pictures/serve-picture.server.ts";
import type { Route } from "./+types/route.ts";

/** Pictures of the content API and its companions, through this site and in the size that is needed. */
export function loader({ request, params }: Route.LoaderArgs) {
	return getPictureServer()(request, params["*"]);
}

/** Refuses every other method. */
export function action({ request, params }: Route.ActionArgs) {
	return getPictureServer()(request, params["*"]);
}
