import { data } from "react-router";

/** Thrown by loaders for addresses that lead nowhere; the root's error boundary shows the page. */
export function notFound() {
	return data(null, { status: 404, statusText: "Not Found" });
}
