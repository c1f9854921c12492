<?php
// How the seed makes pictures, people and posts.

function draw_picture( $name, $width, $height, $type = 'jpg', $alt = '' ) {
	$image = imagecreatetruecolor( $width, $height );
	$tone  = crc32( $name );
	for ( $x = 0; $x < $width; $x += 8 ) {
		$colour = imagecolorallocate( $image, ( $tone + $x ) & 255, ( $tone >> 8 ) & 255, ( 255 - $x ) & 255 );
		imagefilledrectangle( $image, $x, 0, $x + 7, $height, $colour );
	}
	$folder = wp_upload_dir( '2025/02' )['path'];
	$file   = "$folder/$name.$type";
	array( 'jpg' => 'imagejpeg', 'png' => 'imagepng', 'webp' => 'imagewebp' )[ $type ]( $image, $file );
	$id = wp_insert_attachment(
		array(
			'post_title'     => $name,
			'post_mime_type' => wp_check_filetype( $file )['type'],
			'post_status'    => 'inherit',
			'post_date'      => '2025-02-01 12:00:00',
		),
		$file
	);
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return $id;
}

// $portrait: an attachment's id, 'none', or '' for what WordPress does by itself, which is Gravatar.
function add_person( $login, $name, $portrait = '' ) {
	$id = wp_insert_user(
		array(
			'user_login'   => $login,
			'user_pass'    => wp_generate_password(),
			'user_email'   => "$login@example.test",
			'display_name' => $name,
			'role'         => 'author',
		)
	);
	update_user_meta( $id, 'portrait', $portrait );
	return $id;
}

function add_category( $name, $parent = 0 ) {
	return wp_insert_term( $name, 'category', array( 'parent' => $parent ) )['term_id'];
}

// $more: fields of wp_insert_post, and picture, tags, sticky, lost_author.
function add_post( $title, $body, $more = array() ) {
	global $wpdb;
	$fields = array(
		'post_title'   => $title,
		'post_content' => $body,
		'post_status'  => 'publish',
	);
	$id = wp_insert_post( wp_slash( array_merge( $fields, $more ) ), true );
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, "$title: " . $id->get_error_message() . "\n" );
		exit( 1 );
	}
	if ( isset( $more['picture'] ) ) {
		update_post_meta( $id, '_thumbnail_id', $more['picture'] );
	}
	if ( isset( $more['tags'] ) ) {
		wp_set_post_tags( $id, $more['tags'] );
	}
	if ( isset( $more['sticky'] ) ) {
		stick_post( $id );
	}
	if ( isset( $more['lost_author'] ) ) {
		$wpdb->update( $wpdb->posts, array( 'post_author' => $more['lost_author'] ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
	return $id;
}

function block( $name, $html ) {
	return "<!-- wp:$name -->\n$html\n<!-- /wp:$name -->\n\n";
}

function paragraphs( ...$texts ) {
	return implode( '', array_map( fn( $text ) => block( 'paragraph', "<p>$text</p>" ), $texts ) );
}

function heading( $text, $level = 2 ) {
	return block( 'heading', "<h$level>$text</h$level>" );
}

function figure( $picture, $caption = '' ) {
	$address = wp_get_attachment_image_url( $picture, 'large' );
	$words   = $caption ? "<figcaption>$caption</figcaption>" : '';
	return "<!-- wp:image {\"id\":$picture,\"sizeSlug\":\"large\"} -->\n"
		. "<figure class=\"wp-block-image size-large\"><img src=\"$address\" alt=\"\" class=\"wp-image-$picture\"/>$words</figure>\n"
		. "<!-- /wp:image -->\n\n";
}

// WordPress asks YouTube when a post is shown, and keeps the answer with the post: here it lies there already.
function remember_video( $post, $address, $player ) {
	$key = md5( $address . serialize( wp_embed_defaults( $address ) ) );
	add_post_meta( $post, "_oembed_$key", $player );
	add_post_meta( $post, "_oembed_time_$key", strtotime( '2090-01-01' ) );
}
