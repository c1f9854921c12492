import type { UNSAFE_DataRouterContext } from "react-router";

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>["router"];
type State = Router["state"];

/**
 * Keeps those who listen to the router from being told that a page is on its way: all that changes by that is
 * `navigation`, which nothing on this site shows. Gives the way back.
 */
export function muteWaiting(router: Pick<Router, "state" | "subscribe">): () => void {
	const { subscribe } = router;
	router.subscribe = (listen) => {
		let last = router.state;
		return subscribe((state, change) => {
			const isWaiting = state.navigation.state !== "idle" && isSameBut(state, last);
			if (isWaiting && change.deletedFetchers.length === 0) return;
			last = state;
			listen(state, change);
		});
	};
	return () => {
		router.subscribe = subscribe;
	};
}

function isSameBut({ navigation: _, ...state }: State, last: State): boolean {
	return Object.entries(state).every(([name, value]) => value === last[name as keyof State]);
}
