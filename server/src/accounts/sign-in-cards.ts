import { createHash } from 'node:crypto'
import { signInCardDays } from '@skills-center/contract/accounts/sign-in-cards'
import type { ClassroomId } from '@skills-center/contract/classrooms'
import type { UserId } from '@skills-center/contract/ids'
import type { Audit } from '../platform/audit.ts'
import type { Now } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { notSignedIn } from '../platform/problems.ts'
import type { Sessions } from '../platform/sessions.ts'
import type { Account } from './queries.ts'
import type { From, SignInGuard } from './sign-in-guard.ts'
import { deleteSignInCards, selectSignInCard, upsertSignInCards } from './sign-in-card-queries.ts'
import { say } from './messages.gen.ts'

/** 256 bits, so it cannot be guessed. */
const secretBytes = 32
const day = 24 * 60 * 60 * 1000

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

interface Managed {
  id: UserId
  username: string
  firstName: string
  lastName: string
}

interface SignInCardDeps {
  database: Database
  now: Now
  randomBytes: (size: number) => Buffer
  sessions: Sessions
  guard: SignInGuard
  audit: Audit
  account: (id: UserId) => Promise<Account>
  /** Refuses a teacher who does not manage all of these accounts (decision 13). */
  requireManaged: (
    teacherId: UserId,
    id: ClassroomId,
    studentIds: readonly UserId[],
  ) => Promise<readonly Managed[]>
}

export type SignInCards = ReturnType<typeof createSignInCards>

/**
 * Codes on login cards that sign a student in without a password, so that a card can be reprinted without changing it.
 * Only for accounts made for the class. A code ends when a new one is made, when the password changes, when the student
 * leaves the class, when a teacher revokes it, and after some months.
 */
export function createSignInCards(deps: SignInCardDeps) {
  const { database, now, randomBytes, sessions, guard, audit } = deps
  return {
    async make(teacherId: UserId, id: ClassroomId, studentIds: readonly UserId[]) {
      const students = await deps.requireManaged(teacherId, id, studentIds)
      const at = now()
      const expiresAt = new Date(at.getTime() + signInCardDays * day)
      const cards = students.map((student) => {
        const secret = randomBytes(secretBytes).toString('base64url')
        return { student, secret, studentId: student.id, secretHash: hashOf(secret) }
      })
      await database.transaction(async (tx) => {
        await upsertSignInCards(tx, { classroomId: id, by: teacherId, at, expiresAt }, cards)
        for (const { studentId } of cards)
          await audit.note(tx, {
            action: 'sign-in-card-made',
            actor: teacherId,
            subject: studentId,
            via: 'teacher',
          })
      })
      return cards.map(({ student: { firstName, lastName, username }, studentId, secret }) => ({
        studentId,
        name: `${firstName} ${lastName}`.trim(),
        username,
        secret,
        expiresAt: expiresAt.toISOString(),
      }))
    },

    async revoke(teacherId: UserId, id: ClassroomId, studentIds: readonly UserId[]) {
      const ids = (await deps.requireManaged(teacherId, id, studentIds)).map((student) => student.id)
      return { revoked: await deleteSignInCards(database, ids) }
    },

    /** Signs in the card's student, in a new session. */
    async signIn(secret: string, { from, deviceName }: { from: From; deviceName: string | null }) {
      const found = await selectSignInCard(database, hashOf(secret), now())
      if (found === undefined) {
        await audit.note(database, { action: 'sign-in-failed', actor: null, subject: null, via: 'self' })
        throw notSignedIn(say('card-ended'))
      }
      const { studentId, usernameKey } = found
      const account = await deps.account(studentId)
      const token = await sessions.open(database, {
        userId: studentId,
        role: account.role,
        device: deviceName,
      })
      await audit.note(database, { action: 'signed-in', actor: studentId, subject: studentId, via: 'self' })
      await guard.remember(usernameKey, from.network)
      return { studentId, token, device: guard.mark(from.device, usernameKey) }
    },
  }
}
