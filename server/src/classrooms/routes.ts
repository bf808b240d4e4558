import type { FastifyInstance } from 'fastify'
import { getClassroom, listClassrooms } from '@skills-center/contract/classrooms'
import { serve } from '../platform/serve.ts'
import type { ClassroomsFeature } from './service.ts'

export function classroomsRoutes(http: FastifyInstance, classrooms: ClassroomsFeature): void {
  serve(http, listClassrooms, ({ session }) => classrooms.list(session))
  serve(http, getClassroom, ({ session, params }) => classrooms.detail(session, params.id))
}
