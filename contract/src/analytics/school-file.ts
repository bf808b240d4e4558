import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** Tables that are not about a single class. */
export const SchoolTable = z.enum(['calibration', 'losses', 'quality', 'classes'])
export type SchoolTable = z.infer<typeof SchoolTable>

export const getSchoolFile = endpoint({
  method: 'GET',
  path: '/api/analytics/files/{table}',
  limit: bigFile,
  access: 'teacher',
  scope: 'analytics:read',
  summary: 'The figures of the model card, of questions or of the caller’s classes as CSV',
  params: z.object({ table: SchoolTable }),
  reply: z.object({ fileName: z.string(), csv: z.string() }),
})
