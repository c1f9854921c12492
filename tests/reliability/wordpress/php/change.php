<?php
// One change of the blog, as an editor makes it: JSON on stdin, the slugs as JSON on stdout.
require __DIR__ . '/load.php';

$change = json_decode( stream_get_contents( STDIN ), true );

function find_post( $slug ) {
	$found = get_page_by_path( $slug, OBJECT, 'post' );
	if ( ! $found ) {
		fwrite( STDERR, "There is no post $slug\n" );
		exit( 1 );
	}
	return $found->ID;
}

function save_post( $post ) {
	$names  = array( 'title' => 'post_title', 'content' => 'post_content', 'date' => 'post_date', 'id' => 'ID' );
	$fields = array();
	foreach ( $post as $name => $value ) {
		$fields[ $names[ $name ] ] = $value;
	}
	$save = isset( $post['id'] ) ? 'wp_update_post' : 'wp_insert_post';
	$id   = $save( wp_slash( isset( $post['id'] ) ? $fields : array_merge( array( 'post_status' => 'publish' ), $fields ) ), true );
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, $id->get_error_message() . "\n" );
		exit( 1 );
	}
	return get_post( $id )->post_name;
}

$slugs = array();
switch ( $change['do'] ) {
	case 'publish':
		$slugs = array_map( 'save_post', $change['posts'] );
		break;
	case 'update':
		$slugs = array( save_post( array( 'id' => find_post( $change['slug'] ) ) + $change['post'] ) );
		break;
	case 'remove':
		wp_delete_post( find_post( $change['slug'] ), true );
		break;
}
echo json_encode( $slugs );
