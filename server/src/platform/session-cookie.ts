import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from './sessions.ts'

/** A browser takes a cookie of the second name over TLS only, from this very host, and for the whole of it. */
const plainName = 'sid'
const hostName = '__Host-sid'
const plain = /(?:^|;\s*)sid=([^;]+)/
const bound = /(?:^|;\s*)__Host-sid=([^;]+)/

const nameFor = (request: FastifyRequest) => (request.server.isSecure(request) ? hostName : plainName)

/** The bound one wherever it comes: no other host can have set it. The plain one only where there is no TLS. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const sent = request.headers.cookie ?? ''
  const token = bound.exec(sent)?.[1] ?? null
  return token ?? (nameFor(request) === plainName ? (plain.exec(sent)?.[1] ?? null) : null)
}

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
