/**
 * The /48 of an IPv6 address as limits count it (`a:b:c:d::/64`), null for IPv4: whoever rents one has 65,536 of the /64
 * that are counted as addresses.
 */
export function networkOf(address: string): string | null {
  const [head, bits] = address.split('::');
  if (bits !== '/64') return null;
  return `${head?.split(':').slice(0, 3).join(':')}::/48`;
}
