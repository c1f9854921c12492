import { expect, test } from "vitest";
import { make } from "./make-twice-for-tests.ts";

const VIDEO = "https://www.youtube.com/watch?v=jNQXAC9IVRw";
const STILL =
	'<img src="https://i.ytimg.com/vi/jNQXAC9IVRw/hqdefault.jpg?w=768" alt="" width="480" height="360" loading="lazy" decoding="async">';
const at = (path: string, width = 768) => `https://cms.example/${path}?w=${width}`;
const picture = (path: string, rest: string) =>
	`<img src="${at(path)}" ${rest} loading="lazy" decoding="async">`;
const link = (href: string, text: string) =>
	`<a href="${href}" rel="noopener external">${text}</a>`;
const wide = (rows: string) =>
	`<div class="wide-table" role="group" aria-label="Table" tabindex="0"><table>${rows}</table></div>`;

test("a picture comes through our endpoint in widths up to its own", () => {
	const html =
		'<figure class="wp-block-image"><img width="1024" height="576" src="/a-1024x576.jpg" alt="A &quot;b&quot;" class="x" srcset="/a-1024x576.jpg 1024w, /a.jpg 1400w" sizes="1px" onerror="x"><figcaption>One</figcaption></figure>';
	const smaller = [480, 768, 1080].map((width) => `${at("a.jpg", width)} ${width}w, `).join("");
	const srcset = `srcset="${smaller}${at("a.jpg", 1600)} 1400w" sizes="(min-width: 46rem) 40rem, 90vw"`;
	expect(make(html)).toBe(
		`<figure>${picture("a.jpg", `${srcset} alt="A &quot;b&quot;" width="1024" height="576"`)}<figcaption>One</figcaption></figure>`,
	);
});

test.each(
	Object.entries({
		'<img src="a.jpg" width="150" height="x">': `<p>${picture("a-post/a.jpg", 'alt="" width="150"')}</p>`,
		'<img src="https://elsewhere.example/a.jpg" alt="What was there">':
			"<p><small>What was there</small></p>",
		'<img src="https://elsewhere.example/a.jpg"><img src="data:image/png;base64,x">': "",
		'<img src="https://a.example/p.gif" width=1 height=1 alt="x">': "",
		'<p>a <img class="emoji" alt="🪁" src="https://s.w.org/1.svg"></p>': "<p>a 🪁</p>",
		'<a href="/x"><img src="/a.jpg" width="9" height="9"></a>': `<p>${picture("a.jpg", 'alt="" width="9" height="9"')}</p>`,
		'<img src="data:image/gif;base64,x" data-src="/a.jpg" width="9" alt="b">': `<p>${picture("a.jpg", 'alt="b" width="9"')}</p>`,
		'<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="A film"></iframe>': `<figure class="embed">${link("https://vimeo.com/76979871/8272103f6e", "Watch on Vimeo: A film")}</figure>`,
		'<iframe src="https://youtube.com.evil.example/embed/jNQXAC9IVRw?a=b&c"></iframe>': `<p>${link("https://youtube.com.evil.example/embed/jNQXAC9IVRw?a=b&amp;c", "Open the embedded page at youtube.com.evil.example")}</p>`,
		'<iframe src="http://a.example/"></iframe><iframe src="javascript:x"></iframe>': "",
		'<iframe srcdoc="<p>x"></iframe><object data="x"></object><embed src="x">': "",
		'<figure class="wp-block-embed"><blockquote class="wp-embedded-content"><a href="https://a.example/post/">A post</a></blockquote><iframe class="wp-embedded-content" src="https://a.example/post/embed/"></iframe></figure>': `<p>${link("https://a.example/post/", "A post")}</p>`,
		'<video controls src="https://a.example/x.mp4"></video>': `<p>${link("https://a.example/x.mp4", "Watch the video")}</p>`,
		'<audio controls src="https://a.example/x.mp3"></audio>': `<p>${link("https://a.example/x.mp3", "Listen to the recording")}</p>`,
		"<table>lost<tr>and<td>found</td></tr></table>": `<p>lostand</p>\n${wide("<tbody><tr><td>found</td></tr></tbody>")}`,
		'<figure class="wp-block-table"><table class="x" border=1><thead><tr><th>Plan</th><th data-align="right">Price</th></tr></thead><tr><td colspan="9000" rowspan="2" onclick="x">a</td><td class="has-text-align-right">1<td colspan="-1" scope=x>2</table><figcaption>c</figcaption></figure>': `<figure>${wide('<thead><tr><th scope="col">Plan</th><th scope="col" class="number">Price</th></tr></thead><tbody><tr><td colspan="50" rowspan="2">a</td><td class="number">1</td><td>2</td></tr></tbody>')}<figcaption>c</figcaption></figure>`,
	}),
)("%s is made fit for a page", (html, safe) => {
	expect(make(html)).toBe(safe);
});

const a = '<figure><img src="/a.jpg" width="9" alt="a"></figure>';
const b = a.replaceAll("a.jpg", "b.jpg");
test.each([
	`<figure class="wp-block-gallery">${a}${b}<figcaption>c</figcaption></figure>`,
	`<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li>${a}</li><li>${b}</li></ul><figcaption>c</figcaption></figure>`,
	`<div class="gallery gallery-columns-2">${a}${b}<figcaption>c</figcaption></div>`,
])("%s is a gallery", (html) => {
	const figures = ["a.jpg", "b.jpg"].map((path) => picture(path, 'alt="a" width="9"'));
	expect(make(html)).toBe(
		`<figure class="gallery"><figure>${figures.join("</figure><figure>")}</figure><figcaption>c</figcaption></figure>`,
	);
});

test.each([
	["with a still", {}, STILL],
	["without a still that is not allowed", { toPicture: () => null }, ""],
])("an embed of WordPress becomes a link %s", (_what, options, still) => {
	const html =
		'<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\n<iframe loading="lazy" title="Me at the zoo" src="https://www.youtube.com/embed/jNQXAC9IVRw?feature=oembed" allow="autoplay" allowfullscreen></iframe>\n</div><figcaption>At the zoo</figcaption></figure>';
	expect(make(html, options)).toBe(
		`<figure class="embed">${link(VIDEO, `${still}Watch on YouTube: Me at the zoo`)}<figcaption>At the zoo</figcaption></figure>`,
	);
});

test.each([
	'<p><iframe src="https://www.youtube-nocookie.com/embed/jNQXAC9IVRw" title="YouTube video player"></iframe></p>',
	'<figure class="wp-block-embed"><div>\nhttps://youtu.be/jNQXAC9IVRw\n</div></figure>',
	'<figure class="wp-block-embed">https://m.youtube.com/watch?v=jNQXAC9IVRw</figure>',
])("%s is the same video", (html) => {
	const video = link(VIDEO, `${STILL}Watch on YouTube`);
	expect(make(html)).toBe(`<figure class="embed">${video}</figure>`);
});
