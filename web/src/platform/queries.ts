import type { Endpoint } from '@skills-center/contract/endpoint'
import { QueryClient, queryOptions, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query'
import type { z } from 'zod'
import { request, send, urlOf, type CallArguments, type CallInput } from './api.ts'
import { consumeInitialData } from './initial-data.ts'
import { buildHeader, newVersion } from './new-version.ts'
import { requestErrorOf } from './request-error.ts'

/** The default loader: a GET of the key's parts joined by slashes. */
export async function load({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) {
  const reply = await send('GET', queryKey.join('/'), undefined, signal)
  const body: unknown = await reply.json()
  return body
}

/** The same for callers who may be signed out: returns null for a 401. */
export async function loadOrNull({ queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>) {
  const reply = await request('GET', queryKey.join('/'), undefined, signal)
  newVersion.heard(reply.headers.get(buildHeader))
  if (reply.status === 401) {
    // An unread body keeps its connection busy.
    await reply.text()
    return null
  }
  if (!reply.ok) throw await requestErrorOf(reply)
  const body: unknown = await reply.json()
  return body
}

/** Data never goes stale by itself and failed requests are not retried: code that changes data calls `refresh`. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: load,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

/** Key and loader for a GET endpoint of the contract, for useQuery, prefetchQuery, and similar. */
export function queryOf<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Reply extends z.ZodType,
>(endpoint: Endpoint<Params, Query, Body, Reply>, ...[input]: CallArguments<CallInput<Params, Query, Body>>) {
  const url = urlOf(endpoint.path, input?.params, input?.query)
  return queryOptions({
    queryKey: [url],
    queryFn: async (context): Promise<z.output<Reply>> => endpoint.reply.parse(await load(context)),
    // Data that came with the page counts as just fetched. The server has already validated it; parsing it again would
    // delay the first screen.
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
    initialData: () => consumeInitialData(url) as z.output<Reply> | undefined,
  })
}

/** Refetches the queries of these endpoints that are on screen, for all parameters, and marks the others stale. */
export async function refresh(client: QueryClient, ...endpoints: readonly Endpoint[]): Promise<void> {
  await client.invalidateQueries({
    predicate: (query) => endpoints.some((endpoint) => isKeyOf(endpoint, query.queryKey)),
  })
}

function isKeyOf(endpoint: Endpoint, key: QueryKey): boolean {
  const template = endpoint.path.split('/')
  const parts = (key.join('/').split('?')[0] ?? '').split('/')
  return (
    parts.length === template.length &&
    template.every((part, index) => part.startsWith('{') || part === parts[index])
  )
}
