import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ConsentText, ReadText } from './consent.ts'
import { OwnTable } from './own-data.ts'

/** The secret part of a link’s URL. */
const params = z.object({ token: z.string().max(200) })

export const ParentView = z.object({
  firstName: z.string(),
  username: z.string(),
  /** When the parent consented; null until then. */
  consentedAt: z.iso.datetime().nullable(),
  /** The school consented too, so the account stays even without the parent. */
  hasSchoolConsent: z.boolean(),
  /** When the account is deleted if nobody consents. */
  dueAt: z.iso.datetime().nullable(),
  /** The version of the consent text, and the text itself. */
  version: z.string(),
  text: ConsentText,
})
export type ParentView = z.infer<typeof ParentView>

export const getConsent = endpoint({
  method: 'GET',
  path: '/api/consents/{token}',
  access: 'public',
  summary: 'What a parent is asked, for anyone with the link from the mail',
  params,
  reply: ParentView,
})

export const giveConsent = endpoint({
  method: 'POST',
  path: '/api/consents/{token}',
  access: 'public',
  summary: 'Agree as the child’s parent; the parent gets a mail that says so',
  params,
  body: ReadText,
  reply: ParentView,
})

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/api/consents/{token}/withdraw',
  access: 'public',
  summary: 'Refuse or take back; deletes the account unless the school has agreed',
  params,
  body: z.object({ username: z.string().trim().max(254) }),
  reply: z.object({ isErased: z.boolean() }),
})

export const getChildData = endpoint({
  method: 'GET',
  path: '/api/consents/{token}/data',
  access: 'public',
  summary: 'Everything that is kept about the child, for a parent who has agreed',
  params,
  reply: z.object({ takenAt: z.iso.datetime(), tables: z.array(OwnTable) }),
})
