<?php
/**
 * Plugin Name: Preview on the site
 * Description: "Preview" of a post leads to the site, by an address that is signed and ends after 48 hours.
 *
 * Copy into wp-content/mu-plugins/ and put into wp-config.php:
 *   define( 'SITE_BLOG_URL', 'https://www.example.com/blog' );
 *   define( 'SITE_HOOK_SECRET', '…' );  // the same as the site's CONTENT_HOOK_SECRET
 */

if ( defined( 'SITE_BLOG_URL' ) && defined( 'SITE_HOOK_SECRET' ) ) {
	add_filter( 'preview_post_link', 'preview_on_site_link', 10, 2 );
	add_filter( 'rest_prepare_post', 'preview_on_site_prepare', 10, 3 );
	add_action( 'rest_api_init', 'preview_on_site_register' );
}

/** Returns the address of a post's preview on the site. Others than its editors keep the link that they have. */
function preview_on_site_link( $link, $post ) {
	if ( ! preview_on_site_is_previewed( $post ) || ! current_user_can( 'edit_post', $post->ID ) ) {
		return $link;
	}
	$token = preview_on_site_sign( (string) $post->ID, (string) ( time() + 2 * DAY_IN_SECONDS ) );

	return untrailingslashit( SITE_BLOG_URL ) . "/{$post->ID}?draft=$token";
}

/** Gives the block editor the site's address of a post, of which it makes previews where it has saved nothing of its own. */
function preview_on_site_prepare( $response, $post, $request ) {
	$data = $response->get_data();
	if ( 'edit' === $request['context'] && isset( $data['link'] ) ) {
		$is_public    = 'publish' === $post->post_status && preview_on_site_is_previewed( $post );
		$data['link'] = $is_public
			? untrailingslashit( SITE_BLOG_URL ) . "/{$post->post_name}"
			: preview_on_site_link( $data['link'], $post );
		$response->set_data( $data );
	}

	return $response;
}

/** Registers the address at which the site fetches a draft. */
function preview_on_site_register() {
	register_rest_route(
		'site/v1',
		'/drafts/(?P<id>[1-9]\d*)',
		array(
			'methods'             => 'GET',
			'callback'            => 'preview_on_site_respond',
			'permission_callback' => 'preview_on_site_is_permitted',
			'args'                => array(
				'token' => array(
					'type'     => 'string',
					'required' => true,
				),
			),
		)
	);
}

/** Returns whether a request has a token for this post that has not ended. */
function preview_on_site_is_permitted( $request ) {
	$token     = $request['token'];
	$ends      = explode( '.', $token )[1] ?? '';
	$is_signed = hash_equals( preview_on_site_sign( $request['id'], $ends ), $token );

	return $is_signed && time() < (int) $ends ? true : preview_on_site_not_found();
}

/** Responds with a post as its editors have it, in the form of /wp/v2/posts with `_embed`. */
function preview_on_site_respond( $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post || ! preview_on_site_is_previewed( $post ) ) {
		return preview_on_site_not_found();
	}
	$post     = clone $post;
	$autosave = wp_get_post_autosave( $post->ID );
	// What was scheduled when it was created says that it was changed on its day.
	$changed = min( $post->post_modified_gmt, current_time( 'mysql', true ) );
	if ( $autosave && ( $autosave->post_modified_gmt > $changed || $post->post_modified_gmt > $changed ) ) {
		foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $field ) {
			$post->$field = $autosave->$field;
		}
		$post->post_modified_gmt = $autosave->post_modified_gmt;
		$post->post_modified     = $autosave->post_modified;
	}
	$controller = new WP_REST_Posts_Controller( 'post' );
	$data       = $controller->prepare_item_for_response( $post, new WP_REST_Request() )->get_data();
	// WordPress looks the title up by the post's id.
	$data['title']['rendered'] = apply_filters( 'the_title', $post->post_title, $post->ID );
	$data['slug']              = '' === $post->post_name ? (string) $post->ID : $post->post_name;
	// These are not embedded by WordPress, as visitors may not see them yet.
	$data['_embedded'] = array(
		'author'           => preview_on_site_author( $post ),
		'wp:featuredmedia' => preview_on_site_picture( $post ),
		'wp:term'          => preview_on_site_terms( $post ),
	);

	$response = new WP_REST_Response( $data );
	$response->header( 'Cache-Control', 'no-store' );

	return $response;
}

function preview_on_site_author( $post ) {
	$author = get_userdata( $post->post_author );
	if ( ! $author ) {
		return array();
	}
	$avatars = get_option( 'show_avatars' ) ? array( 'avatar_urls' => rest_get_avatar_urls( $author ) ) : array();

	return array( array( 'name' => $author->display_name ) + $avatars );
}

function preview_on_site_picture( $post ) {
	$id  = get_post_thumbnail_id( $post );
	$url = $id ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return array();
	}
	$picture = array(
		'source_url' => $url,
		'alt_text'   => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
	);
	$details = wp_get_attachment_metadata( $id );
	if ( isset( $details['width'] ) ) {
		$picture['media_details'] = array( 'width' => (int) $details['width'] );
	}

	return array( $picture );
}

function preview_on_site_terms( $post ) {
	$lists = array();
	foreach ( array( 'category', 'post_tag' ) as $taxonomy ) {
		$list  = array();
		$terms = get_the_terms( $post, $taxonomy );
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$list[] = array(
				'slug'     => $term->slug,
				'name'     => $term->name,
				'taxonomy' => $taxonomy,
			);
		}
		$lists[] = $list;
	}

	return $lists;
}

/** Returns whether a post may be shown to visitors, now or later. A new one in the editor is an auto-draft. */
function preview_on_site_is_previewed( $post ) {
	return 'post' === $post->post_type
		&& '' === $post->post_password
		&& in_array( $post->post_status, array( 'auto-draft', 'draft', 'pending', 'future', 'publish' ), true );
}

/** Returns the token of a post's preview until an instant in Unix seconds: both, and their HMAC-SHA256 in base64url. */
function preview_on_site_sign( $id, $ends ) {
	$secret = SITE_HOOK_SECRET;
	$key    = 0 === strpos( $secret, 'whsec_' ) ? base64_decode( substr( $secret, 6 ) ) : $secret;
	$mac    = base64_encode( hash_hmac( 'sha256', "draft.$id.$ends", $key, true ) );

	return "$id.$ends." . rtrim( strtr( $mac, '+/', '-_' ), '=' );
}

function preview_on_site_not_found() {
	return new WP_Error( 'rest_post_invalid_id', 'There is no such draft.', array( 'status' => 404 ) );
}
