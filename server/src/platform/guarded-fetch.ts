import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { IncomingMessage, RequestOptions } from 'node:http'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A request to an address that somebody else chose. */
interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A reply is read up to this size. */
const maxBytes = 512 * 1024
const timeoutMs = 10_000

/** The address may not be asked: not `https`, or not on the public internet. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

/**
 * Whether an IP address is on the public internet: not of this machine, a private network, a link, or a tunnel into one
 * of these.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** The host without the brackets of an IPv6 address. */
const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '')

/**
 * Whether an address may be opened at all, before its name is looked up: `https`, without a username. Where loopback is
 * allowed, also `http` to this machine.
 */
export function isAllowedUrl(url: URL, allowsLoopback: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  const host = hostOf(url)
  if (allowsLoopback && (isLoopback(host) || host === 'localhost')) return /^https?:$/.test(url.protocol)
  return url.protocol === 'https:' && host !== 'localhost' && (!ipaddr.isValid(host) || isPublicAddress(host))
}

/**
 * Creates a `fetch` against server-side request forgery (SSRF), for addresses that users enter. The connection goes to
 * the very address that was checked, so that a name cannot point elsewhere in between (DNS rebinding). Redirects are not
 * followed, and long or slow replies are refused.
 */
export function createGuardedFetch({ allowsLoopback }: { allowsLoopback: boolean }) {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address))

  const checkedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0)
      const [first] = found
      if (first === undefined || !found.every(({ address }) => isAllowed(address)))
        return callback(new AddressRefused('not a public address'), '', 0)
      return options.all === true ? callback(null, found) : callback(null, first.address, first.family)
    })
  }

  return async (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const url = new URL(address)
    if (!isAllowedUrl(url, allowsLoopback)) throw new AddressRefused('not a public https address')
    const options: RequestOptions = {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      lookup: checkedLookup,
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
    }
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, options, resolve)
      request.on('error', reject)
      request.end(body)
    })
    const bytes = await readAll(reply)
    const status = reply.statusCode ?? 502
    const hasBody = status !== 204 && status !== 304
    return new Response(hasBody ? bytes : null, { status, headers: headersOf(reply) })
  }
}

async function readAll(reply: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply) {
    const bytes = Buffer.from(part)
    size += bytes.length
    if (size > maxBytes) {
      reply.destroy()
      throw new AddressRefused('the reply is too long')
    }
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

function headersOf({ headers }: IncomingMessage): Headers {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value ?? []].flat()) copied.append(name, one)
  return copied
}
