import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Subject } from '../ids.ts'
import { SkillSummary } from '../skills.ts'

/** A published standard, with a label that we wrote and the skills that cover it. */
export const CoveredStandard = z.object({
  code: z.string(),
  label: z.string(),
  subject: Subject,
  /** K, 1 to 8, HS, or a band such as MS. */
  grade: z.string(),
  /** In teaching order; empty if nothing covers it yet. */
  skills: z.array(SkillSummary),
})
export type CoveredStandard = z.infer<typeof CoveredStandard>

export const listStandards = endpoint({
  method: 'GET',
  path: '/api/standards',
  access: 'teacher',
  scope: 'skills:read',
  summary: 'Common Core and NGSS standards, and the skills that cover each',
  reply: z.array(CoveredStandard),
})
