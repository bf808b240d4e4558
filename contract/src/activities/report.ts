import { z } from 'zod'
import { ActivityId } from '../activities.ts'
import { AssignmentId } from '../assignments/id.ts'
import { GroupId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'

/**
 * Why students are grouped: nearly all right, more right than wrong, more wrong than right, or the same misconception
 * behind their wrong answers.
 */
export const GroupReason = z.enum(['ready', 'nearly', 'again', 'misconception'])
export type GroupReason = z.infer<typeof GroupReason>

export const MadeGroup = z.object({
  id: GroupId,
  /** Does not reveal the reason. */
  name: z.string(),
  students: z.number().int(),
  reason: GroupReason,
  /** Set if the reason is a misconception. */
  misconception: z.object({ name: z.string(), explanation: z.string() }).nullable(),
})
export type MadeGroup = z.infer<typeof MadeGroup>

/** What follows from an activity that has ended. */
export const ActivityReport = z.object({
  /** Students in the class who answered in it. */
  answered: z.number().int(),
  /** How many of these are in one of the class's groups now. */
  inGroups: z.number().int(),
  /** The groups made from this activity; empty until then. */
  groups: z.array(MadeGroup),
  /** Students who would benefit from a follow-up: those below 80% right, and those who were absent. */
  unready: z.number().int(),
  /** The follow-up assignment; null if there is none. */
  followUp: z.object({ id: AssignmentId, students: z.number().int() }).nullable(),
})
export type ActivityReport = z.infer<typeof ActivityReport>

const ById = z.object({ id: ActivityId })

export const getActivityReport = endpoint({
  method: 'GET',
  path: '/api/activities/{id}/report',
  earlier: ['GET /api/activities/{id}/afterwards'],
  access: 'teacher',
  summary: 'What was made from an activity that is over, for teachers of its class',
  params: ById,
  reply: ActivityReport,
})

export const makeActivityGroups = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/groups',
  access: 'teacher',
  summary: 'Make groups of those who answered, by how much was right and the commonest misconceptions, once',
  params: ById,
  reply: ActivityReport,
})

export const assignFollowUp = endpoint({
  method: 'POST',
  path: '/api/activities/{id}/follow-up',
  access: 'teacher',
  summary: 'Assign the activity’s skill to who had less than 80% right or was not there, once',
  params: ById,
  body: z.object({
    /** The due date; null for none. */
    dueAt: z.iso.datetime().nullable(),
  }),
  reply: ActivityReport,
})

export const reportEndpoints = { getActivityReport, makeActivityGroups, assignFollowUp }
