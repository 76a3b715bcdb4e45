import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not the public internet: RFC 6890 and the registries of special addresses at IANA. */
const NOT_PUBLIC = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4');

/** All that is routed of IPv6 lies in 2000::/3; of that, these lead elsewhere or into IPv4. */
const ROUTED = new BlockList();
ROUTED.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6');

/** Whether an address of a network is one that anybody in the world could mean. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return family === 6 && ROUTED.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

/** Whether a stranger may have us call there: https, the usual port, and a name, whose addresses are looked at when it is called. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isName = isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}

/** Looks a name up for a connection, and fails where one of its addresses is not public: what was looked at is what is called. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (reason, found) => {
    if (reason) return done(reason, '', 0);
    const [first] = found;
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${hostname} is no public host`), '', 0);
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
