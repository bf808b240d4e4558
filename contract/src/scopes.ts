import { z } from 'zod'

/** What a personal access token may be allowed to do. A call that names none of them takes no token. */
export const scopes = [
  'classes:read',
  'classes:write',
  'assignments:read',
  'assignments:write',
  'questions:read',
  'questions:write',
  'analytics:read',
  'skills:read',
] as const

export const Scope = z.enum(scopes)
export type Scope = z.infer<typeof Scope>
