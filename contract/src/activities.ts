import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ClassroomId } from './classrooms.ts'

export const ActivityId = z.uuid().brand<'ActivityId'>()
export type ActivityId = z.infer<typeof ActivityId>

export const Activity = z.object({
  id: ActivityId,
  classroomId: ClassroomId,
  title: z.string(),
  createdAt: z.iso.datetime(),
})
export type Activity = z.infer<typeof Activity>

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/activities',
  access: 'signed-in',
  summary: 'Activities of the caller’s classrooms, newest first',
  reply: z.array(Activity),
})
