<?php
// Edits as an editor does who does not publish. Reads JSON on stdin: `new` has the fields of a post, `changes` those of an
// autosave, as the block editor stores it. Prints as JSON the number of the post, the address of "Preview", and the address
// of which the block editor makes a preview where it has saved nothing of its own.
require __DIR__ . '/load.php';

$edit = json_decode( stream_get_contents( STDIN ), true );
// Not `$id`, which WordPress sets as it prepares a post.
$post_id = $edit['id'] ?? wp_insert_post( wp_slash( $edit['new'] ), true );

function ask( $method, $path, $fields = array() ) {
	$request = new WP_REST_Request( $method, $path );
	foreach ( $fields as $name => $value ) {
		$request->set_param( $name, $value );
	}

	return rest_do_request( $request )->get_data();
}

$preview = get_preview_post_link( $post_id );
if ( isset( $edit['changes'] ) ) {
	$preview = ask( 'POST', "/wp/v2/posts/$post_id/autosaves", $edit['changes'] )['preview_link'];
}
$read = ask( 'GET', "/wp/v2/posts/$post_id", array( 'context' => 'edit' ) );
echo wp_json_encode( array( 'id' => $post_id, 'preview' => $preview, 'link' => $read['link'] ) );
