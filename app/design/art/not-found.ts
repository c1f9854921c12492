import { t } from "#app/messages/en/art.server.ts";
import { buildThemedRules, type Colour, type ColourTarget, paint } from "./palette.ts";
import { type Drawing, repeat, trace } from "./svg.ts";

/** Renders the drawing of the not-found page, on a transparent ground; its middle half is complete by itself. */
export function renderNotFound(target: ColourTarget = "page"): Drawing {
	const fillWith = (colour: Colour) => `fill:${paint(colour, target)}`;
	return {
		width: 1440,
		height: 480,
		title: t("notFound"),
		rules: {
			...buildThemedRules(target, {
				".k": ["fill:#1b1a3a", "fill:#06191b"],
				".far": ["fill:#8fc6c0", "fill:#124548"],
				".mid": ["fill:#0e7c7b", "fill:#0a2a2c"],
				".t": ["fill:none;stroke:#1b1a3a", "fill:none;stroke:#06191b"],
			}),
			".vermilion": fillWith("vermilion"),
			".teal": fillWith("teal"),
			".rani": fillWith("rani"),
			".y": fillWith("marigold"),
			".c": fillWith("cotton"),
			".w": `fill:none;stroke:${paint("aqua", target)};stroke-width:2.5;opacity:.6`,
			".g": "fill:none;stroke:#1b1a3a",
		},
		target,
		body: [
			'<circle class="y" cx="720" cy="214" r="206"/>',
			TOWN,
			'<path class="t" stroke-width="3" d="M-20 118Q180 190 380 138 720 262 1060 138 1260 190 1460 118M-20 140Q180 212 380 160"/><path class="k" d="M374 118h12v330h-12ZM346 132h68v9h-68ZM352 156h56v7h-56ZM1054 118h12v330h-12ZM1026 132h68v9h-68ZM1032 156h56v7h-56Z"/>',
			renderCrows(),
			KITE,
			renderParapet(),
		].join(""),
	};
}

const TOWN =
	'<path class="far" d="M0 480V352h70v-30h52v22h44v-48h16v-56q2-18 12-26 10 8 12 26v56h20v34h96v-26h66v52h54v-34h72v26h60v-40h16q0-30 30-46 30 16 30 46h16v30h90v-30h62v22h74v-44h52v30h92v-24h38v-62q2-16 11-24 9 8 11 24v62h36v40h88v-30h80v30h40v30h80v98Z"/>' +
	'<path class="mid" d="M0 480V392h118v-22h92v46h150v-58l58-40 58 40v52h86v-26h128v42h120v-44h96v30h84v-60h110v44h104v-24h90v52h146v96Z"/>' +
	'<path class="k" d="M600 448v-52h54v52ZM594 398h66l-8-12h-50ZM150 448v-46h44v46ZM145 404h54l-7-11h-40ZM1240 448v-52h6v-38h4v38h6v52ZM1222 352h50v4h-50ZM1230 364h34v4h-34Z"/>';

const KITE =
	'<g transform="translate(722 132)rotate(9)"><path class="teal" stroke="#1b1a3a" stroke-width="2.5" d="M0 84-24 126h48Z"/><path class="vermilion" d="M0-92 84-10 74-2 84 8 66 6 76 20 0 92-92 0Z"/><path class="c" d="M0-92V92L-92 0Z"/><path class="rani" d="M0-46V46L-46 0Z"/><path class="y" d="M0-46V46L46 0Z"/><path class="g" stroke-width="2.5" d="M-92 0Q0-82 84-8M0-92V126"/><path class="g" stroke-width="3.5" d="M0-92 84-10 74-2 84 8 66 6 76 20 0 92-92 0Z"/></g>' +
	'<path class="t" stroke-width="2.5" d="M703 256c-12 20 26 22 20 44-5 18-36 10-34 28 2 14 24 8 24 22"/>';

/** The crows: x of the feet on the wire, the wire's height there, the size, and the direction of the head. */
const CROWS = [
	[150, 159, 0.95, 1],
	[292, 156, 0.85, -1],
	[562, 187, 1.22, 1],
	[884, 185, 1.22, -1],
	[996, 158, 0.95, 1],
	[1250, 161, 0.95, -1],
] as const;

function renderCrows(): string {
	const crows = CROWS.map(
		([x, y, size, way]) =>
			trace`<use href="#b" transform="translate(${x} ${y})scale(${size * way} ${size})"/>`,
	);
	return `<defs><g id="b"><path class="k" d="M-58 14-20-34Q-8-66 18-68 38-69 42-52L64-46 42-40Q42-10 12-3-8 2-26-2Z"/><path class="w" d="M-26-12Q0-14 8-40M-18-6Q10-8 18-32"/><circle class="c" cx="28" cy="-54" r="5"/><circle cx="30" cy="-54" r="2.4"/><path class="t" stroke-width="3" d="M-2-2V8M10-4V6"/></g></defs>${crows.join("")}`;
}

function renderParapet(): string {
	const jali = repeat(32, (index) => trace`M${22 + index * 45} 454l9 9-9 9-9-9Z`);
	return `<path class="k" d="M0 446H1440v34H0Z"/><path class="y" d="M0 442H1440v5H0Z"/><path class="vermilion" d="${jali}"/>`;
}
