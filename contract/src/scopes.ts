import { z } from 'zod'

/** Scopes of personal access tokens. A call without a scope accepts no token. */
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
