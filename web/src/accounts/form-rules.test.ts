import * as contract from '@skills-center/contract/accounts'
import { expect, test } from 'vitest'
import * as limits from './form-limits.ts'
import { faultInLogin, faultInSignup } from './form-rules.ts'

const whole = {
  username: 'maya_k',
  password: 'orbit7',
  confirmation: 'orbit7',
  firstName: 'Maya',
  lastName: 'Kaur',
  email: 'maya@school.example',
}

test('a whole sign-up has no fault', () => {
  expect(faultInSignup(whole)).toBeNull()
})

test.each([
  [{ username: '   ' }, 'username', 'Username Required', 'Please enter a username to continue.'],
  [{ password: '' }, 'password', 'Password Required', 'Please enter a password.'],
  [{ firstName: ' ' }, 'firstName', 'Name Required', 'Please enter your first and last name.'],
  [{ lastName: '' }, 'lastName', 'Name Required', 'Please enter your first and last name.'],
  [{ email: '' }, 'email', 'Email Required', 'Please enter your email address.'],
  [{ email: 'maya@school' }, 'email', 'Invalid Email', 'Please enter a valid email address.'],
  [{ password: 'orbit' }, 'password', 'Password Too Short', 'Password must be at least 6 characters long.'],
  [
    { confirmation: 'orbit8' },
    'confirmation',
    'Passwords Don’t Match',
    'Please make sure both passwords are identical.',
  ],
])('a sign-up with %o is told what to mend at %s', (change, field, title, description) => {
  expect(faultInSignup({ ...whole, ...change })).toEqual({ field, title, description })
})

test('signing in asks for a username before a password', () => {
  expect(faultInLogin({ username: '', password: '' })?.field).toBe('username')
  expect(faultInLogin({ username: 'maya_k', password: '' })?.field).toBe('password')
  expect(faultInLogin({ username: 'maya_k', password: 'x' })).toBeNull()
})

test('the forms hold to the limits of the contract', () => {
  expect(limits.emailPattern).toEqual(contract.emailPattern)
  expect(limits.passwordMinimum).toBe(contract.passwordMinimum)
  expect(limits.usernameCheckMinimum).toBe(contract.usernameCheckMinimum)
})
