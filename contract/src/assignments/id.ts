import { z } from 'zod'

export const AssignmentId = z.uuid().brand<'AssignmentId'>()
export type AssignmentId = z.infer<typeof AssignmentId>
