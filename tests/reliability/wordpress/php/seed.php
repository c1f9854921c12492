<?php
// Creates a blog with cases that are difficult for a client of its REST API. Times are Kolkata's, so that date and
// date_gmt are different days near midnight.
require __DIR__ . '/load.php';

update_option( 'timezone_string', 'Asia/Kolkata' );
$wp_rewrite->set_permalink_structure( '/%postname%/' );
$wp_rewrite->flush_rules();
wp_delete_post( 1, true );

$file  = wp_upload_dir( '2025/02' )['path'] . '/wide.jpg';
$image = imagecreatetruecolor( 1280, 720 );
imagefilledrectangle( $image, 0, 0, 640, 720, imagecolorallocate( $image, 228, 71, 43 ) );
imagejpeg( $image, $file );
$picture = wp_insert_attachment( array( 'post_title' => 'wide', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), $file );
wp_update_attachment_metadata( $picture, wp_generate_attachment_metadata( $picture, $file ) );
update_post_meta( $picture, '_wp_attachment_image_alt', 'Stripes in "another" & <odd> colour' );

$hour = 0;
// Adds a post, the newest first, each an hour before the one added last. $more: fields of wp_insert_post.
function add_post( $title, $more = array(), $picture = null ) {
	global $hour;
	$fields = array(
		'post_title'   => $title,
		'post_content' => '<!-- wp:paragraph --><p>We keep a notebook of small experiments.</p><!-- /wp:paragraph -->',
		'post_status'  => 'publish',
		'post_date'    => gmdate( 'Y-m-d H:30:00', strtotime( '2025-09-30' ) - HOUR_IN_SECONDS * $hour++ ),
	);
	$id = wp_insert_post( wp_slash( array_merge( $fields, $more ) ), true );
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, "$title: " . $id->get_error_message() . "\n" );
		exit( 1 );
	}
	if ( $picture ) {
		update_post_meta( $id, '_thumbnail_id', $picture );
	}
	return $id;
}

add_post( 'A notebook of small experiments', array(), $picture );
add_post( 'A picture deleted from the library', array(), 987654 );
add_post( 'No picture at all' );
add_post( 'छोटी दुकान, बड़ी पहचान: पाँच आसान कदम', array(), $picture );
add_post( '🪁 Flying a kite 👩🏽‍🔬 over the sea 🇮🇳', array( 'post_name' => '🪁-kite-🇮🇳' ) );
add_post( 'Search & rescue: “why” it\'s never "done" -- 4 < 5' );
add_post( 'Reading &lt;head&gt; &amp; shoulders' );
add_post( '' );
add_post( rtrim( str_repeat( 'A headline that nobody cut still has to fit the card and the tab ', 6 ) ) );
add_post( 'Nothing inside', array( 'post_content' => '' ) );
add_post( 'What a stolen password could publish', array( 'post_content' => "<script>window.__pwned = 1</script><img src=x onerror=\"window.__pwned = 1\"><form action='https://hostile.example'></form>" ) );
foreach ( array( '__proto__', 'category', 'feed.xml', '2025', '..%2F..%2Fetc%2Fhosts' ) as $slug ) {
	add_post( "Its address was to be “{$slug}”", array( 'post_name' => $slug ) );
}
$lost = add_post( 'Written by somebody who has left' );
$wpdb->update( $wpdb->posts, array( 'post_author' => 4711 ), array( 'ID' => $lost ) );
stick_post( add_post( 'Pinned, and old', array( 'post_date' => '2019-03-04 10:00:00' ) ) );
// These are more than one response of the REST API contains.
for ( $note = 0; $note < 110; $note++ ) {
	add_post( "Note no. $note" );
}
// A post that no visitor may see says so in its title.
add_post( 'HIDDEN behind a password', array( 'post_password' => 'open', 'post_excerpt' => 'HIDDEN excerpt' ) );
add_post( 'HIDDEN draft', array( 'post_status' => 'draft', 'post_name' => 'hidden-draft' ) );
add_post( 'HIDDEN and private', array( 'post_status' => 'private' ) );
add_post( 'HIDDEN until 2090', array( 'post_status' => 'future', 'post_date' => '2090-01-01 09:00:00' ) );
