/** Whether an address, or `localhost`, is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return (
    host.toLowerCase() === 'localhost' || /^(::1|\[::1\]|(::ffff:)?127(\.\d{1,3}){3})$/i.test(host)
  );
}
