import { t } from '../language/messages.ts'
import { emailPattern, passwordMinimum } from './form-limits.ts'

export interface LoginFields {
  readonly username: string
  readonly password: string
}

export interface SignupFields extends LoginFields {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly confirmation: string
}

/** What is wrong with a form: the field to correct and the notification to show. */
export interface FaultOf<Field extends string> {
  readonly field: Field
  readonly title: string
  readonly description: string
}

export type Fault = FaultOf<keyof SignupFields>

/** The first problem with a sign-in, or null. */
export function faultInLogin(fields: LoginFields): FaultOf<'username' | 'password'> | null {
  if (fields.username.trim() === '')
    return {
      field: 'username',
      title: t('accounts/username-required'),
      description: t('accounts/please-enter-a-username-to-continue'),
    }
  if (fields.password === '')
    return {
      field: 'password',
      title: t('accounts/password-required'),
      description: t('accounts/please-enter-a-password'),
    }
  return null
}

/** The first problem with a sign-up, or null. */
export function faultInSignup(fields: SignupFields): Fault | null {
  return faultInLogin(fields) ?? faultInName(fields) ?? faultInEmail(fields) ?? faultInPasswords(fields)
}

/** Who must consent to a child's account: a parent with an email address, or the teacher of a class. */
export type ConsentWay = 'parentEmail' | 'classCode'

/** The fields of the child sign-up form. */
export interface ChildFields extends LoginFields {
  readonly confirmation: string
  readonly parentEmail: string
  readonly classCode: string
}

/** The first problem with a child's sign-up, or null; `way` is how consent will be requested. */
export function faultInChildSignup(fields: ChildFields, way: ConsentWay): FaultOf<keyof ChildFields> | null {
  const found = faultInLogin(fields) ?? faultInPasswords(fields)
  if (found !== null) return found
  if (way === 'classCode') {
    if (fields.classCode.trim() !== '') return null
    return {
      field: 'classCode',
      title: t('accounts/class-code-required'),
      description: t('accounts/please-enter-the-code'),
    }
  }
  if (emailPattern.test(fields.parentEmail.trim())) return null
  return {
    field: 'parentEmail',
    title: t('accounts/invalid-email'),
    description: t('ui/please-enter-a-valid-email-address'),
  }
}

function faultInName({ firstName, lastName }: SignupFields): Fault | null {
  if (firstName.trim() !== '' && lastName.trim() !== '') return null
  return {
    field: firstName.trim() === '' ? 'firstName' : 'lastName',
    title: t('accounts/name-required'),
    description: t('accounts/please-enter-your-first'),
  }
}

function faultInEmail({ email }: SignupFields): Fault | null {
  if (email.trim() === '')
    return {
      field: 'email',
      title: t('accounts/email-required'),
      description: t('accounts/please-enter-your-email-address'),
    }
  if (!emailPattern.test(email.trim()))
    return {
      field: 'email',
      title: t('accounts/invalid-email'),
      description: t('ui/please-enter-a-valid-email-address'),
    }
  return null
}

function faultInPasswords({
  password,
  confirmation,
}: Pick<SignupFields, 'password' | 'confirmation'>): FaultOf<'password' | 'confirmation'> | null {
  if (password.length < passwordMinimum)
    return {
      field: 'password',
      title: t('accounts/password-too-short'),
      description: t('accounts/password-must-be-at-least', { count: passwordMinimum }),
    }
  if (confirmation !== password)
    return {
      field: 'confirmation',
      title: t('accounts/passwords-dont-match'),
      description: t('accounts/please-make-sure-both-passwords'),
    }
  return null
}
