import { z } from 'zod'
import { emailPattern, nameText, passwordMinimum, trimmed } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language.ts'
import { fieldError } from '../field-error.ts'

export const Theme = z.enum(['system', 'light', 'dark'])
export type Theme = z.infer<typeof Theme>

export const TextSize = z.enum(['normal', 'large', 'largest'])
export type TextSize = z.infer<typeof TextSize>

/** An IANA time zone name that this JavaScript engine knows. */
const TimeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== ''
    } catch {
      // The only way to check whether a time zone is known is to use it.
      return false
    }
  }, fieldError('time-zone-unknown'))

/** One person's appearance and sound settings, on every device. */
export const Preferences = z.object({
  theme: Theme,
  textSize: TextSize,
  readingRate: z.enum(['normal', 'slow']),
  /** Null: the device's time zone. */
  timeZone: TimeZone.nullable(),
  /** Null: never chosen, so the browser's language is used. */
  language: z.enum(languages).nullable(),
})
export type Preferences = z.infer<typeof Preferences>

export const Settings = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  schoolName: z.string().nullable(),
  /** A teacher made the account, so the teachers of its class manage its name and password. */
  isMadeByTeacher: z.boolean(),
  preferences: Preferences,
})
export type Settings = z.infer<typeof Settings>

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/user/settings',
  access: 'signed-in',
  summary: 'The own profile and preferences',
  reply: Settings,
})

export const savePreferences = endpoint({
  method: 'PUT',
  path: '/api/user/preferences',
  earlier: ['POST /api/user/preferences'],
  access: 'signed-in',
  summary: 'Change theme, text size, read-aloud rate, time zone and language',
  body: Preferences,
  reply: Settings,
})

export const ProfileBody = z.object({
  firstName: nameText(80).min(1, fieldError('name-missing')),
  lastName: nameText(80).min(1, fieldError('name-missing')),
  schoolName: nameText(120).nullable(),
})
export type ProfileBody = z.infer<typeof ProfileBody>

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/user/profile',
  earlier: ['POST /api/user/profile'],
  access: 'signed-in',
  summary: 'Change the own name and school',
  body: ProfileBody,
  reply: Settings,
})

export const CurrentPassword = z.string().min(1, fieldError('own-password-missing')).max(200)

export const NewPassword = z
  .string()
  .min(passwordMinimum, fieldError('password-short'))
  .max(200, fieldError('password-long'))

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/api/user/email',
  earlier: ['POST /api/user/email'],
  access: 'signed-in',
  summary: 'Change the own email; the old address is told',
  body: z.object({
    email: trimmed(254).regex(emailPattern, fieldError('email-invalid')),
    password: CurrentPassword,
  }),
  reply: Settings,
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/password',
  earlier: ['POST /api/user/password'],
  access: 'signed-in',
  summary: 'Change the own password; every other device is signed out, and this one gets a fresh session',
  body: z.object({ current: CurrentPassword, password: NewPassword }),
  reply: z.object({ signedOut: z.int() }),
})

export const OpenSession = z.object({
  id: z.uuid(),
  /** Browser and system, such as “Chrome on Windows”; null if unknown. */
  device: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** Rounded to the day. */
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  access: 'signed-in',
  summary: 'Where the own account is signed in, this device first',
  reply: z.array(OpenSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  earlier: ['POST /api/user/sessions/{id}/end'],
  access: 'signed-in',
  summary: 'Sign the own account out on one device',
  params: z.object({ id: z.uuid(fieldError('no-such-device')) }),
  reply: z.array(OpenSession),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/others',
  earlier: ['POST /api/user/sessions/end-others'],
  access: 'signed-in',
  summary: 'Sign the own account out everywhere else',
  reply: z.array(OpenSession),
})
