import type { FastifyReply, FastifyRequest } from 'fastify'
import { createPageCookie } from '../../platform/page-cookie.ts'

const path = '/api/v1/sso'

/**
 * What a browser keeps: the sign-in that it began, the district through which it signed in, and that somebody signed out,
 * so that the next sign-in asks for a password again where it can.
 */
const cookies = {
  began: createPageCookie({ name: 'sso', path }),
  district: createPageCookie({ name: 'sso_district', path }),
  ended: createPageCookie({ name: 'sso_ended', path }),
} as const
type Kept = keyof typeof cookies

export const readSsoCookie = (request: FastifyRequest, kept: Kept): string | null =>
  cookies[kept].read(request)

/** Null clears it. */
export function writeSsoCookie(reply: FastifyReply, kept: Kept, value: string | null, seconds: number): void {
  cookies[kept].write(reply, value, seconds)
}
