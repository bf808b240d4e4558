import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GradeLevel, Role, UserId } from './ids.ts'
import { fieldError } from './field-error.ts'

export const TeacherSubject = z.enum(['math', 'science', 'both'])
export type TeacherSubject = z.infer<typeof TeacherSubject>

/**
 * The email pattern that the browser and the server share: text, an at sign, text, a dot, text. There is only one way
 * to match it, so hostile input cannot cause catastrophic backtracking.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
export const passwordMinimum = 6
export const usernameCheckMinimum = 3

/** Text with a length limit. Nothing else is checked once a text is too long. */
export const trimmed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldError('too-long'), abort: true })

/** A single line, because names appear in emails and lists. */
export const nameText = (max: number) =>
  trimmed(max).regex(/^[^\p{Cc}\u2028\u2029]*$/u, fieldError('one-line'))

export const Username = trimmed(40)
  .normalize('NFKC')
  .min(1, fieldError('username-missing'))
  .regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u, fieldError('username-characters'))

export const EmailAddress = trimmed(254).regex(emailPattern, fieldError('email-invalid'))

/** Month and year of birth. Null means the person would rather not say, which counts as under 13. */
export const Born = z.object({ year: z.int32().min(1900), month: z.int().min(1).max(12) }).nullable()
export type Born = z.infer<typeof Born>

export const SignupBody = z.object({
  username: Username,
  password: z
    .string()
    .min(passwordMinimum, fieldError('password-short'))
    .max(200, fieldError('password-long')),
  /**
   * Email and names are required, except for a student whose age answer makes them a child; then none of them is
   * stored.
   */
  email: EmailAddress.optional(),
  firstName: nameText(80).min(1, fieldError('name-missing')).optional(),
  lastName: nameText(80).min(1, fieldError('name-missing')).optional(),
  role: Role,
  gradeLevel: GradeLevel.min(5).max(8).default(6),
  schoolName: nameText(120).nullish(),
  subject: TeacherSubject.nullish(),
  /** A student's age answer. Without it the account waits for an answer. */
  born: Born.optional(),
  /** A child gives a parent's email address or a class code. */
  parentEmail: EmailAddress.optional(),
  classCode: z.string().trim().max(40).optional(),
})
export type SignupBody = z.infer<typeof SignupBody>

export const LoginBody = z.object({
  username: z.string().trim().min(1, fieldError('username-missing')).max(254),
  password: z.string().min(1, fieldError('password-missing')).max(200),
  role: Role,
})
export type LoginBody = z.infer<typeof LoginBody>

export const User = z.object({
  id: UserId,
  username: z.string(),
  role: Role,
  gradeLevel: GradeLevel,
  stripeSubscriptionId: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  schoolName: z.string().nullable(),
  subject: TeacherSubject.nullable(),
  /** Whether the teacher administers a school or district. */
  isAdministrator: z.boolean().default(false),
  /** Whether this is a visitor looking around the demo class, who can change nothing. */
  isDemoVisit: z.boolean().default(false),
})
export type User = z.infer<typeof User>

export const UsernameCheck = z.object({ available: z.boolean(), message: z.string() })
export type UsernameCheck = z.infer<typeof UsernameCheck>

export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/check-username/{username}',
  isFixed: true,
  access: 'public',
  summary: 'Whether a username is still free',
  params: z.object({ username: z.string().max(254) }),
  reply: UsernameCheck,
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/signup',
  isFixed: true,
  access: 'public',
  summary: 'Create an account and sign in',
  body: SignupBody,
  reply: User,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  isFixed: true,
  access: 'public',
  summary: 'Sign in',
  body: LoginBody,
  reply: User,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  isFixed: true,
  access: 'public',
  summary: 'Sign out; a caller who is not signed in is answered the same',
  reply: z.object({ signedOut: z.literal(true) }),
})

export const getAuthUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  isFixed: true,
  access: 'signed-in',
  summary: 'The user who is signed in',
  reply: User,
})

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user/current',
  isFixed: true,
  access: 'signed-in',
  summary: 'The user who is signed in, by its other name',
  reply: User,
})

export const setGrade = endpoint({
  method: 'POST',
  path: '/api/user/grade',
  isFixed: true,
  access: 'signed-in',
  summary: 'Change the grade whose skills are shown',
  body: z.object({ gradeLevel: GradeLevel }),
  reply: User,
})
