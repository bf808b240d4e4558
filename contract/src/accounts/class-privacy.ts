import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { ClassroomId } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { UserId } from '../ids.ts'
import { languages } from '../language.ts'
import { nameText } from '../accounts.ts'
import { ConsentText, ReadText } from './consent.ts'
import { OwnTable } from './own-data.ts'
import { fieldError } from '../field-error.ts'

const params = z.object({ id: ClassroomId })
const ofStudent = z.object({ id: ClassroomId, studentId: UserId })

export const StudentPrivacy = z.object({
  id: UserId,
  username: z.string(),
  /** The username if no name is stored. */
  firstName: z.string(),
  lastName: z.string(),
  /** The school consented in this class and no name is stored, so its teachers may enter one. */
  canName: z.boolean(),
  /**
   * The basis for keeping the account: made by the school, no consent needed, consent by a parent or the school, or
   * none yet.
   */
  standing: z.enum(['made-by-school', 'not-needed', 'parent', 'school', 'waiting']),
  /** When an account without a basis is deleted. */
  dueAt: z.iso.datetime().nullable(),
  /** The latest consent decision by a parent or the school, from the ledger; null if there is none. */
  word: z
    .object({
      givenAt: z.iso.datetime(),
      /** The version of the consent text, and the language in which it was read. */
      version: z.string(),
      language: z.enum(languages),
      takenBackAt: z.iso.datetime().nullable(),
      /** The teacher of this class who consented; null for a parent, another class, or a deleted teacher account. */
      teacher: z.string().nullable(),
    })
    .nullable(),
  /** The account was made for this class, so its teachers may also export its data and delete it. */
  isManaged: z.boolean(),
})
export type StudentPrivacy = z.infer<typeof StudentPrivacy>

export const ClassPrivacy = z.object({
  students: z.array(StudentPrivacy),
  version: z.string(),
  text: ConsentText,
})
export type ClassPrivacy = z.infer<typeof ClassPrivacy>

export const getClassPrivacy = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/privacy',
  access: 'teacher',
  summary: 'On whose consent the accounts of a class rest',
  params,
  reply: ClassPrivacy,
})

export const giveSchoolConsent = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/consents',
  access: 'teacher',
  summary: 'Agree for the school, for students of the class who need it',
  params,
  body: ReadText.extend({ studentIds: z.array(UserId).min(1).max(200) }),
  reply: ClassPrivacy,
})

export const withdrawSchoolConsent = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/consents/withdraw',
  access: 'teacher',
  summary: 'Take back what the school agreed to for a student of the class',
  params,
  body: z.object({ studentId: UserId }),
  reply: ClassPrivacy,
})

export const nameStudent = endpoint({
  method: 'PUT',
  path: '/api/classrooms/{id}/students/{studentId}/name',
  earlier: ['POST /api/classrooms/{id}/students/{studentId}/name'],
  access: 'teacher',
  summary: 'Give a child the name that the school agreed to keep; until then the class shows the username',
  params: ofStudent,
  body: z.object({
    firstName: nameText(80).min(1, fieldError('first-name-missing')),
    lastName: nameText(80).default(''),
  }),
  reply: ClassPrivacy,
})

export const getStudentData = endpoint({
  method: 'GET',
  path: '/api/classrooms/{id}/students/{studentId}/data',
  limit: bigFile,
  access: 'teacher',
  summary: 'Everything that is kept about a student whose account was made for the class',
  params: ofStudent,
  reply: z.object({ takenAt: z.iso.datetime(), tables: z.array(OwnTable) }),
})

export const eraseStudent = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/students/{studentId}/erase',
  access: 'teacher',
  summary: 'Delete the account of a student that was made for the class, for good',
  params: ofStudent,
  body: z.object({ username: z.string().trim().max(254) }),
  reply: z.object({ isErased: z.literal(true) }),
})
