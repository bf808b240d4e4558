import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionDays } from './sessions.ts'

const name = 'sid'
const pattern = /(?:^|;\s*)sid=([^;]+)/

export const readSessionCookie = (request: FastifyRequest): string | null =>
  pattern.exec(request.headers.cookie ?? '')?.[1] ?? null

/** Out of reach of scripts, and sent by no other site's forms; over TLS only, where the site has TLS. */
export function writeSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, token, sessionDays * 24 * 60 * 60)
}

export function clearSessionCookie(reply: FastifyReply): void {
  setCookie(reply, '', 0)
}

function setCookie(reply: FastifyReply, value: string, seconds: number) {
  const secure = reply.server.isSecure(reply.request) ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}
