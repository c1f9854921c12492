import { useSyncExternalStore } from "react";

/** Whether React has taken the page over: false in the server's HTML and while it is taken over. */
export function useHasScript(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => true,
		() => false,
	);
}
