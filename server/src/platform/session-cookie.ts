import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from './sessions.ts'

/** Browsers accept the `__Host-` name only over TLS, from exactly this host, and for the whole site. */
const plainName = 'sid'
const hostName = '__Host-sid'
const plain = /(?:^|;\s*)sid=([^;]+)/
const bound = /(?:^|;\s*)__Host-sid=([^;]+)/

const nameFor = (request: FastifyRequest) => (request.server.isSecure(request) ? hostName : plainName)

/** Accepts the `__Host-` cookie always, because no other host can have set it; the plain cookie only without TLS. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const sent = request.headers.cookie ?? ''
  const token = bound.exec(sent)?.[1] ?? null
  return token ?? (nameFor(request) === plainName ? (plain.exec(sent)?.[1] ?? null) : null)
}

/** Scripts cannot read it, and other sites' forms do not send it. If the site uses TLS, it is sent only over TLS. */
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
