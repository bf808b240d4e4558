import { z } from 'zod'
import { trimmed } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { fieldError } from './field-error.ts'

/** A school as the operator entered it. The school name in people's profiles is only text. */
export const SchoolId = z.uuid().brand<'SchoolId'>()
export type SchoolId = z.infer<typeof SchoolId>

export const School = z.object({
  id: SchoolId,
  name: z.string(),
  /** City and state: “Springfield, IL”. */
  place: z.string(),
})
export type School = z.infer<typeof School>

/**
 * Verified by a colleague's invitation, by a confirmed email address at the school's domain, by the server's operator,
 * or by the district's roster.
 */
export const verificationMethods = ['invitation', 'address', 'operator', 'roster'] as const

/** Stricter than email addresses in general: the part before the at sign must not be able to hide a second address. */
export const WorkEmail = trimmed(254)
  .toLowerCase()
  .regex(/^[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u, fieldError('email-invalid'))

export const SchoolInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  schoolName: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SchoolInvitation = z.infer<typeof SchoolInvitation>

export const Verification = z.object({
  isVerified: z.boolean(),
  memberships: z.array(
    z.object({
      school: School,
      verifiedBy: z.enum(verificationMethods),
      verifiedAt: z.iso.datetime(),
    }),
  ),
  /** The email to a school address whose link has not been used yet; null for none. */
  pending: z.object({ email: z.string(), schoolName: z.string(), expiresAt: z.iso.datetime() }).nullable(),
  /** This teacher's open invitations. */
  invitations: z.array(SchoolInvitation),
})
export type Verification = z.infer<typeof Verification>

/** Lifetime of the link in an email, in days. */
export const schoolLinkDays = { address: 2, invitation: 14 } as const
export const maxOpenInvitations = 20

export const getVerification = endpoint({
  method: 'GET',
  path: '/api/schools/verification',
  access: 'teacher',
  summary: 'Whether the teacher is verified, at which schools, and which mails are open',
  reply: Verification,
})

export const askSchoolAddress = endpoint({
  method: 'POST',
  path: '/api/schools/address',
  access: 'teacher',
  summary: 'Mail a link to an address at a school’s domain; using the link verifies the teacher there',
  body: z.object({ email: WorkEmail }),
  reply: Verification,
})

export const inviteColleague = endpoint({
  method: 'POST',
  path: '/api/schools/{id}/invitations',
  access: 'teacher',
  summary: 'Invite a colleague to a school at which the teacher is verified',
  params: z.object({ id: SchoolId }),
  body: z.object({ email: WorkEmail }),
  reply: Verification,
})

export const cancelSchoolInvitation = endpoint({
  method: 'DELETE',
  path: '/api/schools/invitations/{invitationId}',
  earlier: ['POST /api/schools/invitations/{invitationId}/cancel'],
  access: 'teacher',
  summary: 'Take back an invitation that is still open',
  params: z.object({ invitationId: z.uuid() }),
  reply: Verification,
})

export const SchoolLink = z.object({
  kind: z.enum(['address', 'invitation']),
  school: School.omit({ id: true }),
  /** For an address, the account that it verifies. For an invitation, the teacher who invites. */
  teacher: z.string(),
  expiresAt: z.iso.datetime(),
})
export type SchoolLink = z.infer<typeof SchoolLink>

const linkParams = z.object({ token: z.string().max(200) })

export const getSchoolLink = endpoint({
  method: 'GET',
  path: '/api/schools/links/{token}',
  access: 'public',
  summary: 'What the link of a mail is about, for anyone who has it',
  params: linkParams,
  reply: SchoolLink,
})

export const acceptSchoolLink = endpoint({
  method: 'POST',
  path: '/api/schools/links/{token}',
  access: 'teacher',
  summary: 'Use the link of a mail: the teacher is verified at its school, and the link is used up',
  params: linkParams,
  reply: Verification,
})

export const schoolEndpoints = {
  getVerification,
  askSchoolAddress,
  inviteColleague,
  cancelSchoolInvitation,
  getSchoolLink,
  acceptSchoolLink,
}
