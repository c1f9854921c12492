<?php
// A blog with every trap that WordPress sets a reader of its REST API. Times are Kolkata's, so that date and date_gmt
// are different days near midnight.
require __DIR__ . '/load.php';
require __DIR__ . '/make.php';
require __DIR__ . '/bodies.php';

update_option( 'timezone_string', 'Asia/Kolkata' );
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->flush_rules();
switch_theme( array_key_first( wp_get_themes() ) );
wp_delete_post( 1, true );

$one   = draw_picture( 'wide-one', 1280, 720, 'jpg', 'Stripes in one colour' );
$two   = draw_picture( 'wide-two', 1280, 720, 'jpg', 'Stripes in "another" & <odd> colour' );
$tall  = draw_picture( 'tall', 1800, 2700, 'jpg' );
$webp  = draw_picture( 'modern', 1200, 630, 'webp', 'A newer format' );
$small = draw_picture( 'small', 400, 300, 'png', 'A small one' );
$lost  = draw_picture( 'lost', 900, 600, 'jpg', 'Its file is gone' );
array_map( 'unlink', glob( wp_upload_dir( '2025/02' )['path'] . '/lost*' ) );
$face = draw_picture( 'face', 300, 300, 'png', 'A face' );

$nila   = add_person( 'nila', 'Nila Raman', $face );
$partners = add_person( 'partners', "Seán O'Hara & Söhne", 'none' );
$asha   = add_person( 'asha', 'आशा वर्मा' );

$search = add_category( 'Search & Find' );
$local  = add_category( 'Local search', $search );
$hindi  = add_category( 'हिन्दी' );
$tamil  = add_category( 'தமிழ்' );

$day  = 0;
$plan = array();
// Newest first, two days between one post and the next.
function plan( $title, $body, $more = array() ) {
	global $plan, $day, $nila;
	$date   = gmdate( 'Y-m-d 02:30:00', strtotime( '2025-09-30' ) - 2 * DAY_IN_SECONDS * $day++ );
	$plan[] = array( $title, $body, array_merge( array( 'post_date' => $date, 'post_author' => $nila ), $more ) );
}

plan( 'A notebook of small experiments', plain_body(), array( 'picture' => $one, 'post_category' => array( $search ), 'tags' => array( 'Figures', 'Q&A' ) ) );
plan( 'Where the map sends people', plain_body(), array( 'picture' => $two, 'post_author' => $partners, 'post_category' => array( $local, $search ), 'tags' => array( 'Figures', 'காபி' ) ) );
plan( 'Asked before the first sketch', plain_body(), array( 'picture' => $webp, 'post_author' => $asha, 'post_category' => array( $local ) ) );
plan( 'Written by somebody who has left', plain_body(), array( 'picture' => $one, 'lost_author' => 4711 ) );
plan( 'A picture deleted from the library', plain_body(), array( 'picture' => 987654 ) );
plan( 'A picture whose file is gone', plain_body(), array( 'picture' => $lost ) );
plan( 'No picture at all', plain_body() );
plan( 'A picture smaller than its place', plain_body(), array( 'picture' => $small ) );
plan( 'A picture taller than its place', plain_body(), array( 'picture' => $tall ) );
plan( 'छोटी दुकान, बड़ी पहचान: पाँच आसान कदम', paragraphs( 'ग्राहक को पहले कुछ सेकंड में समझ आना चाहिए कि आप क्या बेचते हैं और आप तक कैसे पहुँचे।' ), array( 'picture' => $two, 'post_author' => $asha, 'post_category' => array( $hindi ) ) );
plan( 'சிறிய கடைக்கான இணையதளம்: ஐந்து படிகள்', paragraphs( 'வாடிக்கையாளர் முதல் சில வினாடிகளில் நீங்கள் விற்பதைப் புரிந்துகொள்ள வேண்டும்.' ), array( 'post_category' => array( $tamil ), 'tags' => array( 'காபி' ) ) );
plan( '🪁 Flying a kite 👩🏽‍🔬 over the sea 🇮🇳', plain_body(), array( 'post_name' => '🪁-kite-🇮🇳' ) );
plan( 'Search & rescue: “why” it\'s <em>never</em> "done" -- 4 < 5 <script>window.__pwned = 1</script>', plain_body(), array( 'post_name' => 'search-and-rescue', 'picture' => $webp ) );
plan( 'Reading &lt;head&gt; &amp; shoulders', plain_body() );
plan( '', plain_body() );
plan( rtrim( str_repeat( 'A headline that nobody cut still has to fit the card and the tab ', 6 ) ), plain_body(), array( 'picture' => $one ) );
plan( 'Only a picture inside', figure( $two ), array( 'picture' => $two ) );
plan( 'Nothing inside', '' );
plan( 'An excerpt of its own', plain_body(), array( 'post_excerpt' => 'Two <strong>pages</strong> & one winner. <a href="/x">Read</a> <script>window.__pwned = 1</script><img src=x onerror="window.__pwned=1">' ) );
plan( 'Cut in three', paragraphs( 'Before the cut.' ) . block( 'more', '<!--more-->' ) . plain_body() . block( 'nextpage', '<!--nextpage-->' ) . paragraphs( 'On the second page.' ) );
plan( 'What a stolen password could publish', hostile_body(), array( 'picture' => $one, 'post_author' => $admin ) );
$video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
plan( 'Everything an editor can put in', rich_body( array( $one, $two, $small ), $video ), array( 'picture' => $tall, 'video' => $video ) );
plan( 'Addresses of every kind', linking_body(), array( 'picture' => $two ) );
plan( 'From the old days', old_body( $one ), array( 'picture' => $small ) );
plan( 'A very long read', str_repeat( heading( 'One more chapter' ) . plain_body(), 220 ), array( 'picture' => $one ) );
$day--;
plan( 'In the same second, made later', plain_body() );
foreach ( array( '__proto__', 'constructor', 'category', 'tag', 'page', 'feed.xml', 'new', '2025', '404', '..%2F..%2Fetc%2Fhosts', 'a%2Fb' ) as $slug ) {
	plan( "Its address was to be “{$slug}”", paragraphs( "It was to be <code>$slug</code>." ), array( 'post_name' => $slug ) );
}
plan( 'Pinned, and old', plain_body(), array( 'sticky' => true, 'post_date' => '2019-03-04 10:00:00' ) );
// What no visitor may see says so in its title.
plan( 'HIDDEN behind a password', paragraphs( 'HIDDEN body' ), array( 'post_password' => 'open', 'post_excerpt' => 'HIDDEN excerpt', 'picture' => $one ) );
plan( 'HIDDEN draft', plain_body(), array( 'post_status' => 'draft', 'post_name' => 'hidden-draft' ) );
plan( 'HIDDEN until somebody has read it', plain_body(), array( 'post_status' => 'pending', 'post_name' => 'hidden-pending' ) );
plan( 'HIDDEN and private', plain_body(), array( 'post_status' => 'private' ) );
plan( 'HIDDEN until 2090', plain_body(), array( 'post_status' => 'future', 'post_date' => '2090-01-01 09:00:00' ) );

foreach ( $plan as list( $title, $body, $more ) ) {
	$id = add_post( $title, $body, $more );
	if ( isset( $more['video'] ) ) {
		remember_video( $id, $video, '<iframe title="A film" width="500" height="281" src="https://www.youtube.com/embed/aqz-KE-bpKQ?feature=oembed" frameborder="0" allow="autoplay; encrypted-media" allowfullscreen></iframe>' );
	}
}
