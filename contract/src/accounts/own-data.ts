import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'

/** All stored rows of one kind about a person, without credentials. */
export const OwnTable = z.object({
  name: z.string(),
  /** What the table holds, in plain words. */
  about: z.string(),
  rows: z.array(z.record(z.string(), z.unknown())),
})
export type OwnTable = z.infer<typeof OwnTable>

export const getOwnData = endpoint({
  method: 'GET',
  path: '/api/user/data',
  access: 'signed-in',
  summary: 'Everything that is kept about the caller',
  reply: z.object({ takenAt: z.iso.datetime(), tables: z.array(OwnTable) }),
})

export const eraseAccount = endpoint({
  method: 'POST',
  path: '/api/user/erase',
  access: 'signed-in',
  summary: 'Delete the own account and everything about it, for good',
  body: z.object({ password: z.string().min(1, fieldError('own-password-missing')).max(200) }),
  reply: z.object({ isErased: z.literal(true) }),
})
