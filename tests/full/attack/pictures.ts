import { PICTURE_WIDTHS, toPictureAddress } from "../../../app/pictures/picture-address.ts";
import { type Attack, type Report, shoot, take } from "./attack.ts";
import { type HostileHost, listWaysInside } from "./hostile-host.ts";
import { writeRequest } from "./raw-request.ts";
import type { Target } from "./target.ts";

const FORMATS = ["image/avif", "image/webp", "image/*"];

/** Hosts that are listed for pictures, and lead into a private network all the same. */
export function listTreacherousHosts({ inside: { port } }: HostileHost): string[] {
	return ["inside.example", "rebound.example", "localhost", "127.0.0.1"].map(
		(host) => `${host}:${port}`,
	);
}

/** Pictures that lead into the network, and such that no decoder should have to see. */
export function attackPictures(host: HostileHost): Attack {
	return { title: "hostile pictures", run: (target, share) => run(host, target, share) };
}

async function run(host: HostileHost, target: Target, share: number): Promise<Report> {
	const own = `http://127.0.0.1:${host.port}`;
	const given = [...host.pictures].flatMap(([name, status]) =>
		FORMATS.map((accept) => ({
			what: `the picture ${name} as ${accept}`,
			bytes: writeRequest(toPictureAddress(`${own}/${name}`, 480), {
				headers: [["Accept", accept]],
			}),
			wanted: status ?? undefined,
		})),
	);
	const asked = listWaysInside(host.inside.port)
		.filter(Boolean)
		.flatMap((source) =>
			[160, 480].map((width) => ({
				what: `a picture of ${source}`,
				bytes: writeRequest(toPictureAddress(source, width)),
				wanted: 404,
			})),
		);
	const code = toPictureAddress(`${own}/page-by-its-type`, 480).split("/").at(-1) ?? "";
	const sizes = ["0", "-480", "481", "0480", "480.0", "4e2", "99999999", "480px", "%34%38%30x", ""];
	const odd = [
		...sizes.map((size) => `/pictures/${size}/${code}`),
		...[`${code}a`, `${code}=`, `${code}/more`, code.slice(1), "a".repeat(900), "%00"].map(
			(wrong) => `/pictures/480/${wrong}`,
		),
	].map((address) => ({ what: address, bytes: writeRequest(address), wanted: [308, 400, 404] }));
	const report = await shoot(target, [
		...take(given, share),
		...take(asked, share),
		...take(odd, share),
		...PICTURE_WIDTHS.map((width) => ({
			what: `an honest picture, ${width} pixels wide`,
			bytes: writeRequest(toPictureAddress(`${own}/page-by-its-type`, width)),
			wanted: 200,
		})),
	]);
	const visits = host.inside.readVisits();
	const faults = visits > 0 ? [`the private network was reached ${visits} times`] : [];
	return { ...report, sent: report.sent, faults: [...report.faults, ...faults] };
}
