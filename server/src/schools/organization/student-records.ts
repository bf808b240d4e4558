import type { UserId } from '@skills-center/contract/ids'
import type { StudentRecord } from '@skills-center/contract/schools/organization'
import { notFound } from '../../platform/problems.ts'
import { skill } from '../../platform/skills.ts'
import { say } from '../messages.gen.ts'
import type { SchoolsDeps } from '../deps.ts'
import { insertRecordOpening, selectClassesOf, selectConsentsOf, selectRecord } from './manage-queries.ts'
import type { OrganizationFeature } from './organization.ts'

/** Opens a student's record for an administrator, after its reason is in the audit log. */
export const createStudentRecords =
  ({ database, now, audit, masteries }: SchoolsDeps, organization: OrganizationFeature) =>
  async (userId: UserId, studentId: UserId, reason: string): Promise<StudentRecord> => {
    const scope = await organization.requireScope(userId)
    const row = await organization.requirePerson(scope, studentId)
    if (row.role !== 'student') throw notFound(say('no-such-student'))
    await database.transaction(async (tx) => {
      const eventId = await audit.note(tx, {
        action: 'record-opened',
        actor: userId,
        subject: studentId,
        via: 'administrator',
      })
      await insertRecordOpening(tx, { studentId, eventId, at: now(), by: userId, reason })
    })
    const [record, classes, consents, skills, [person]] = await Promise.all([
      selectRecord(database, studentId),
      selectClassesOf(database, studentId, scope),
      selectConsentsOf(database, studentId),
      masteries(studentId),
      organization.present(scope, [row]),
    ])
    if (record === undefined || person === undefined) throw notFound(say('no-such-student'))
    return {
      person,
      gradeLevel: record.gradeLevel,
      createdAt: record.createdAt.toISOString(),
      answers: record.answers,
      classes: classes.map((each) => ({ ...each, enrolledAt: each.enrolledAt.toISOString() })),
      consents: consents.map(({ kind, givenAt, revokedAt }) => ({
        kind,
        givenAt: givenAt.toISOString(),
        revokedAt: revokedAt?.toISOString() ?? null,
      })),
      skills: skills.map(({ skillId, masteryLevel }) => ({
        skillId,
        masteryLevel,
        name: skill(skillId)?.name ?? skillId,
      })),
    }
  }
