import type { Endpoint } from '@skills-center/contract/endpoint'
import type { z } from 'zod'
import { language } from '../language/language.ts'
import { requestErrorOf } from './request-error.ts'

/** One part of a call's input: required if the endpoint declares it, forbidden otherwise. */
type Slot<Name extends string, Schema extends z.ZodType, Value> = Schema extends z.ZodNever
  ? { [name in Name]?: never }
  : { [name in Name]: Value }

/** The input of a call: path parameters, query (optional), and body. */
export type CallInput<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType> = Slot<
  'params',
  Params,
  z.output<Params>
> &
  Partial<Slot<'query', Query, z.output<Query>>> &
  Slot<'body', Body, z.input<Body>> & {
    signal?: AbortSignal
    /** The revision that was edited. The server refuses with 412 if someone has changed it since. */
    ifMatch?: number
  }

/** `[input]`, optional if every part of it is optional. */
export type CallArguments<Input> = object extends Input ? [input?: Input] : [input: Input]

/**
 * Calls an endpoint of the contract with credentials and returns its parsed reply. Throws RequestError for a non-OK
 * reply, TypeError if no reply came.
 */
export async function call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  ...[input]: CallArguments<CallInput<Params, Query, Body>>
): Promise<z.output<Reply>> {
  const url = urlOf(endpoint.path, input?.params, input?.query)
  const reply = await send(endpoint.method, url, input?.body, input?.signal, input?.ifMatch)
  return endpoint.reply.parse(await reply.json())
}

/** Sends a request the way every call does; throws RequestError unless the reply is OK. */
export async function send(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
  ifMatch?: number,
): Promise<Response> {
  const reply = await request(method, url, body, signal, ifMatch)
  if (!reply.ok) throw await requestErrorOf(reply)
  return reply
}

/** The same, but leaves the status of the reply to the caller. */
export function request(
  method: string,
  url: string,
  body?: unknown,
  signal?: AbortSignal,
  ifMatch?: number,
): Promise<Response> {
  const match = ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  return fetch(url, {
    method,
    credentials: 'include',
    // Emails that result from this request use the page's language.
    headers: { accept: 'application/json', 'accept-language': language(), ...type, ...match },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  })
}

/** Fills in the template's `{names}` and appends the query; leaves out undefined parts. */
export function urlOf(template: string, params: unknown, query: unknown): string {
  const values = new Map(entriesOf(params))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  const search = new URLSearchParams(entriesOf(query)).toString()
  return search === '' ? path : `${path}?${search}`
}

function entriesOf(record: unknown): [string, string][] {
  if (typeof record !== 'object' || record === null) return []
  return Object.entries(record).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
  )
}
