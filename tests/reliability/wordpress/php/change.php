<?php
// Changes the blog as an editor does. Reads JSON on stdin with a title, perhaps for the post with a slug. A post
// without a title is deleted. Prints the slug.
require __DIR__ . '/load.php';

$change = json_decode( stream_get_contents( STDIN ), true );
$post   = isset( $change['slug'] ) ? get_page_by_path( $change['slug'], OBJECT, 'post' ) : null;
if ( ! isset( $change['title'] ) ) {
	wp_delete_post( $post->ID, true );
} else {
	$id   = $post ? $post->ID : 0;
	$post = get_post( wp_insert_post( array_merge( $post ? $post->to_array() : array(), array( 'ID' => $id, 'post_title' => $change['title'], 'post_content' => '<p>One</p>', 'post_status' => 'publish' ) ) ) );
}
echo $post->post_name;
