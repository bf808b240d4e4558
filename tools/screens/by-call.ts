import { type APIRequestContext, request as requests } from 'playwright-core'
import type { z } from 'zod'

/** Calls the API as the signed-in person. */
export interface ByCall {
  readonly get: <Type extends z.ZodType>(path: string, reply: Type) => Promise<z.output<Type>>
  readonly post: <Type extends z.ZodType>(path: string, data: object, reply: Type) => Promise<z.output<Type>>
  /** Posts without reading the reply. */
  readonly tell: (path: string, data?: object) => Promise<void>
  readonly put: (path: string, data: object) => Promise<void>
}

export function byCall(request: APIRequestContext): ByCall {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<unknown> => {
    const reply = await request.fetch(path, { method, ...(data !== undefined && { data }) })
    if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`)
    return reply.json()
  }
  return {
    get: async (path, reply) => reply.parse(await send('GET', path)),
    post: async (path, data, reply) => reply.parse(await send('POST', path, data)),
    tell: async (path, data = {}) => void (await send('POST', path, data)),
    put: async (path, data) => void (await send('PUT', path, data)),
  }
}

/** Another person on the same server. */
export async function someoneElse(request: APIRequestContext): Promise<ByCall> {
  const reply = await request.get('/api/config')
  return byCall(await requests.newContext({ baseURL: new URL(reply.url()).origin }))
}
