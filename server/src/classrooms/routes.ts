import type { FastifyInstance } from 'fastify'
import {
  answerInvitation,
  createClassroom,
  deleteClassroom,
  editClassroom,
  getClassroom,
  getClassroomLog,
  inviteTeacher,
  joinClassroom,
  leaveClassroom,
  listClassrooms,
  listInvitations,
  previewJoin,
  removeTeacher,
  setClassroomActive,
  setJoinCode,
} from '@skills-center/contract/classrooms'
import { checkImport, commitImport } from '@skills-center/contract/classrooms/import'
import {
  addStudent,
  createGroup,
  deleteGroup,
  editStudent,
  getRoster,
  moveStudents,
  removeStudents,
  renameGroup,
  resetPasswords,
  setGroup,
  setStudentNumbers,
} from '@skills-center/contract/classrooms/roster'
import { createSampleClass, removeSampleClass } from '@skills-center/contract/classrooms/sample'
import { serve } from '../platform/serve.ts'
import type { ClassroomsFeature } from './service.ts'

export function classroomsRoutes(http: FastifyInstance, classrooms: ClassroomsFeature): void {
  serveClasses(http, classrooms)
  serveSamples(http, classrooms)
  serveCoTeachers(http, classrooms)
  serveJoining(http, classrooms)
  serveRoster(http, classrooms)
  serveGroups(http, classrooms)
}

function serveClasses(http: FastifyInstance, { classes }: ClassroomsFeature): void {
  serve(http, listClassrooms, ({ session }) => classes.list(session))
  serve(http, getClassroom, ({ session, params }) => classes.detail(session, params.id))
  serve(http, createClassroom, ({ session, body }) => classes.createFor(session.userId, body))
  serve(http, editClassroom, ({ session, params, body, ifMatch }) =>
    classes.edit(session.userId, params.id, body, ifMatch),
  )
  serve(http, setClassroomActive, ({ session, params, body }) =>
    classes.setActive(session.userId, params.id, body.isActive),
  )
  serve(http, deleteClassroom, async ({ session, params, body }) => {
    await classes.delete(session.userId, params.id, body.name)
    return { deleted: true as const }
  })
  serve(http, setJoinCode, ({ session, params, body }) => classes.setCode(session.userId, params.id, body))
  serve(http, getClassroomLog, ({ session, params }) => classes.log(session.userId, params.id))
}

function serveSamples(http: FastifyInstance, { samples }: ClassroomsFeature): void {
  serve(http, createSampleClass, ({ session }) => samples.create(session.userId))
  serve(http, removeSampleClass, async ({ session }) => {
    await samples.remove(session.userId)
    return { removed: true as const }
  })
}

function serveCoTeachers(http: FastifyInstance, { coTeachers }: ClassroomsFeature): void {
  serve(http, inviteTeacher, ({ session, params, body }) =>
    coTeachers.invite(session.userId, params.id, body.username),
  )
  serve(http, removeTeacher, async ({ session, params }) => {
    await coTeachers.remove(session.userId, params.id, params.teacherId)
    return { removed: true as const }
  })
  serve(http, listInvitations, ({ session }) => coTeachers.invitations(session.userId))
  serve(http, answerInvitation, async ({ session, params, body }) => {
    await coTeachers.answer(session.userId, params.id, body.accepts)
    return { accepted: body.accepts }
  })
}

function serveJoining(http: FastifyInstance, { joining }: ClassroomsFeature): void {
  serve(http, previewJoin, ({ session, body, request }) =>
    joining.preview({ studentId: session.userId, network: request.network }, body.code),
  )
  serve(http, joinClassroom, ({ session, body, request }) =>
    joining.join({ studentId: session.userId, network: request.network }, body.code),
  )
  serve(http, leaveClassroom, async ({ session, params }) => {
    await joining.leave(session.userId, params.id)
    return { left: true as const }
  })
}

const done = { done: true as const }

function serveRoster(http: FastifyInstance, { roster, importing }: ClassroomsFeature): void {
  serve(http, getRoster, ({ session, params }) => roster.roster(session.userId, params.id))
  serve(http, addStudent, ({ session, params, body }) => roster.add(session.userId, params.id, body))
  serve(http, editStudent, async ({ session, params, body }) => {
    await roster.edit(session.userId, params.id, params.studentId, body)
    return done
  })
  serve(http, resetPasswords, ({ session, params, body }) =>
    roster.resetPasswords(session.userId, params.id, body.studentIds),
  )
  serve(http, moveStudents, async ({ session, params, body }) => {
    await roster.move(session.userId, params.id, body.studentIds, body.to)
    return done
  })
  serve(http, removeStudents, async ({ session, params, body }) => {
    await roster.remove(session.userId, params.id, body.studentIds)
    return done
  })
  serve(http, setGroup, async ({ session, params, body }) => {
    await roster.setGroup(session.userId, params.id, body.studentIds, body.groupId)
    return done
  })
  serve(http, setStudentNumbers, async ({ session, params, body }) => {
    await roster.setNumbers(session.userId, params.id, body.students)
    return done
  })
  serve(http, checkImport, ({ session, params, body }) =>
    importing.check(session.userId, params.id, body.csv),
  )
  serve(http, commitImport, ({ session, params, body }) =>
    importing.commit(session.userId, params.id, body.csv, body.leaveOut),
  )
}

function serveGroups(http: FastifyInstance, { groups }: ClassroomsFeature): void {
  serve(http, createGroup, ({ session, params, body }) =>
    groups.create(session.userId, params.id, body.name, body.studentIds),
  )
  serve(http, renameGroup, ({ session, params, body, ifMatch }) =>
    groups.rename(session.userId, params, body.name, ifMatch),
  )
  serve(http, deleteGroup, async ({ session, params }) => {
    await groups.delete(session.userId, params.id, params.groupId)
    return done
  })
}
