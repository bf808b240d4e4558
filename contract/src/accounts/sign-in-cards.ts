import { z } from 'zod'
import { User } from '../accounts.ts'
import { ClassroomId, classSize } from '../classrooms.ts'
import { endpoint } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'
import { UserId } from '../ids.ts'

/** Days for which a card's code signs its student in. */
export const signInCardDays = 120

/** A card's secret, as in its QR code: 32 random bytes in base64url. */
const CardSecret = z.string().min(20).max(100)

const params = z.object({ id: ClassroomId })
const body = z.object({ studentIds: z.array(UserId).min(1, fieldError('student-missing')).max(classSize) })

export const makeSignInCards = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/sign-in-cards',
  access: 'teacher',
  summary:
    'Make codes that sign in students whose accounts were made for this class; their passwords stay, earlier codes end',
  params,
  body,
  reply: z.array(
    z.object({
      studentId: UserId,
      name: z.string(),
      username: z.string(),
      /** Returned only once. */
      secret: CardSecret,
      expiresAt: z.iso.datetime(),
    }),
  ),
})

export const revokeSignInCards = endpoint({
  method: 'POST',
  path: '/api/classrooms/{id}/sign-in-cards/revoke',
  access: 'teacher',
  summary: 'End the codes of students’ cards; who has none stays as they are',
  params,
  body,
  reply: z.object({ revoked: z.number().int() }),
})

export const signInWithCard = endpoint({
  method: 'POST',
  path: '/api/login/card',
  access: 'public',
  summary: 'Sign in with the code of a card that a teacher made',
  body: z.object({ secret: CardSecret }),
  reply: User,
})
