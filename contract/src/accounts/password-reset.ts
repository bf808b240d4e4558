import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from './settings.ts'
import { fieldError } from '../field-error.ts'

/** Minutes that a password reset link works. */
export const resetMinutes = 60

export const askPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password/forgot',
  access: 'public',
  summary: 'Mail a link to a new password; the answer does not tell whether there is such an account',
  body: z.object({
    usernameOrEmail: z.string().trim().min(1, fieldError('username-or-email-missing')).max(254),
  }),
  reply: z.object({ isAsked: z.literal(true) }),
})

/** The secret part of a link’s URL. */
const ResetToken = z.string().max(200)

export const getPasswordReset = endpoint({
  method: 'GET',
  path: '/api/password/resets/{token}',
  access: 'public',
  summary: 'Whose password a link is for',
  params: z.object({ token: ResetToken }),
  reply: z.object({ username: z.string() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/resets/{token}',
  access: 'public',
  summary: 'Set a new password by a link; the link is used up and every device is signed out',
  params: z.object({ token: ResetToken }),
  body: z.object({ password: NewPassword }),
  reply: z.object({ username: z.string() }),
})
