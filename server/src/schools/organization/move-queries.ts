import { UserId } from '@skills-center/contract/ids'
import type { SchoolId } from '@skills-center/contract/schools'
import { z } from 'zod'
import type { Queryable } from '../../platform/database.ts'
import { selectOne, statement } from '../../platform/statement.ts'
import { VerifiedBy } from '../queries.ts'

const leave = statement(
  'organization.leave-school',
  `delete from school_members where teacher_id = $1 and school_id = $2
  returning verified_by as "verifiedBy", verified_at as "verifiedAt", verified_email as email, invited_by as "invitedBy"`,
  z.object({
    verifiedBy: VerifiedBy,
    verifiedAt: z.date(),
    email: z.string().nullable(),
    invitedBy: UserId.nullable(),
  }),
)

/** Ends the membership and returns how it came about, for the next school; undefined if there was none. */
export const endMembership = (tx: Queryable, { teacherId, from }: { teacherId: UserId; from: SchoolId }) =>
  selectOne(tx, leave, [teacherId, from])
