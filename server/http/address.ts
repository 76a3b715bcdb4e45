import { BlockList, isIP } from 'node:net';

/** Tells which addresses are those of our own proxies. @throws Error for what is neither an address nor a network. */
export function proxyList(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [net = '', bits] = proxy.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(net) === 0) throw new Error(`TRUSTED_PROXY must hold addresses or networks, not "${proxy}".`);
    if (bits === undefined) trusted.addAddress(net, family);
    else trusted.addSubnet(net, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Who asks, as limits count it: the peer, or what a trusted proxy reports. IPv6 counts by its /64. */
export function addressReader(proxies: readonly string[]): (peer: string, forwarded: string | undefined) => string {
  const isTrusted = proxyList(proxies);
  return (peer, forwarded) => {
    let address = bareAddress(peer);
    if (proxies.length === 0 || !forwarded) return coarse(address);
    // From the right: what our own proxies added is true, what stands left of a stranger is the stranger's word.
    for (const hop of forwarded.split(',').reverse()) {
      if (!isTrusted(address)) break;
      const next = bareAddress(hop.trim());
      if (isIP(next) === 0) break;
      address = next;
    }
    return coarse(address);
  };
}

/** A peer's address without what marks IPv4 inside of IPv6, brackets and port. */
export function bareAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/^\[|\](:\d+)?$/g, '');
}

function coarse(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
