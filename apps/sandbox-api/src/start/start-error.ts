/** An error whose one-line message says why the server cannot start. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
