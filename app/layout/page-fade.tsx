import { Component } from "react";
import { useLocation } from "react-router";

/** A page that follows in place comes up out of the paper; what it says is there from its first frame. */
export function PageFade() {
	return <Turn pathname={useLocation().pathname} />;
}

class Turn extends Component<{ pathname: string }> {
	/**
	 * The link that was followed is let go of before it is taken away with its page: browsers that lose the focused
	 * element style what is left of the old page once more.
	 */
	override getSnapshotBeforeUpdate() {
		const { activeElement } = document;
		if (activeElement instanceof HTMLElement && activeElement.closest("main")) activeElement.blur();
		return null;
	}

	override componentDidUpdate() {
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		document.getElementById("main")?.animate({ opacity: [0.4, 1] }, 160);
	}

	override shouldComponentUpdate({ pathname }: { pathname: string }) {
		return pathname !== this.props.pathname;
	}

	override render() {
		return null;
	}
}
