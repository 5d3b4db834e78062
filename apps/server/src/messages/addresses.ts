import { BlockList, isIP, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * Addresses to which nothing is sent that somebody else has named: this machine, its network, and whatever is no address of
 * the public net. RFC 6890 and what was added to its registries since.
 */

const PRIVATE = new BlockList();
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
  // Many at once, and what was never given out.
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');

/** All there is of the public net in IPv6; in it, ways into IPv4 and what is for documents. */
const PUBLIC6 = new BlockList();
PUBLIC6.addSubnet('2000::', 3, 'ipv6');
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((all) => all?.some((own) => own.address === address));

/** Whether it may lead to this machine or its network. */
export function isPrivate(address: string): boolean {
  if (isIP(address) === 0) return true;
  if (isOwn(address)) return true;
  if (isIPv6(address)) return !PUBLIC6.check(address, 'ipv6') || PRIVATE.check(address, 'ipv6');
  return PRIVATE.check(address, 'ipv4');
}
