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

/** What is wrong with a form: the field to mend and the notification to show. */
export interface Fault {
  readonly field: keyof SignupFields
  readonly title: string
  readonly description: string
}

/** The first thing wrong with a sign-in, or null. */
export function faultInLogin(fields: LoginFields): Fault | null {
  if (fields.username.trim() === '')
    return {
      field: 'username',
      title: t('Username Required'),
      description: t('Please enter a username to continue.'),
    }
  if (fields.password === '')
    return { field: 'password', title: t('Password Required'), description: t('Please enter a password.') }
  return null
}

/** The first thing wrong with a sign-up, or null. */
export function faultInSignup(fields: SignupFields): Fault | null {
  return faultInLogin(fields) ?? faultInName(fields) ?? faultInEmail(fields) ?? faultInPasswords(fields)
}

function faultInName({ firstName, lastName }: SignupFields): Fault | null {
  if (firstName.trim() !== '' && lastName.trim() !== '') return null
  return {
    field: firstName.trim() === '' ? 'firstName' : 'lastName',
    title: t('Name Required'),
    description: t('Please enter your first and last name.'),
  }
}

function faultInEmail({ email }: SignupFields): Fault | null {
  if (email.trim() === '')
    return { field: 'email', title: t('Email Required'), description: t('Please enter your email address.') }
  if (!emailPattern.test(email.trim()))
    return {
      field: 'email',
      title: t('Invalid Email'),
      description: t('Please enter a valid email address.'),
    }
  return null
}

function faultInPasswords({ password, confirmation }: SignupFields): Fault | null {
  if (password.length < passwordMinimum)
    return {
      field: 'password',
      title: t('Password Too Short'),
      description: t('Password must be at least {count} characters long.', { count: passwordMinimum }),
    }
  if (confirmation !== password)
    return {
      field: 'confirmation',
      title: t("Passwords Don't Match"),
      description: t('Please make sure both passwords are identical.'),
    }
  return null
}
