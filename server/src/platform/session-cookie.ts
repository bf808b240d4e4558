import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from './sessions.ts'

/** A browser takes a cookie of the second name over TLS only, from this very host, and for the whole of it. */
const plainName = 'sid'
const hostName = '__Host-sid'
const patterns = { [plainName]: /(?:^|;\s*)sid=([^;]+)/, [hostName]: /(?:^|;\s*)__Host-sid=([^;]+)/ } as const

const nameFor = (request: FastifyRequest) => (request.server.isSecure(request) ? hostName : plainName)

export const readSessionCookie = (request: FastifyRequest): string | null =>
  patterns[nameFor(request)].exec(request.headers.cookie ?? '')?.[1] ?? null

/** Out of reach of scripts, and sent by no other site's forms; over TLS only, where the site has TLS. */
export function writeSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, token, sessionDays * 24 * 60 * 60)
}

export function clearSessionCookie(reply: FastifyReply): void {
  setCookie(reply, '', 0)
}

function setCookie(reply: FastifyReply, value: string, seconds: number) {
  const name = nameFor(reply.request)
  const secure = name === hostName ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
