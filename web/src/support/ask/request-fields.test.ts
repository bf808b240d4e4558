import { messageMaximum, SupportBody } from '@skills-center/contract/support'
import { describe, expect, test } from 'vitest'
import { blankRequest, bodyOf, faultsIn, messageMost } from './request-fields.ts'

const visitor = { isSignedIn: false, accountEmail: null }
const child = { isSignedIn: true, accountEmail: null }
const teacher = { isSignedIn: true, accountEmail: 'teacher@example.org' }
const requestId = '01890a5d-ac96-774b-bcce-b302099a8057'
const context = { page: '/practice/unit-rates', version: '0.1.0', browser: 'Chromium' }

describe('what must be mended', () => {
  test('is an empty message, but not where a wish about data says it all', () => {
    expect(faultsIn(blankRequest('help'), visitor)).toEqual({ message: 'Please write what it is about.' })
    expect(faultsIn({ ...blankRequest('privacy'), privacyWish: 'see' }, child)).toEqual({})
  })

  test('is a wish about data without a wish, or from a visitor without an email', () => {
    expect(Object.keys(faultsIn(blankRequest('privacy'), visitor))).toEqual(['privacyWish', 'email'])
    expect(Object.keys(faultsIn(blankRequest('privacy'), teacher))).toEqual(['privacyWish'])
  })

  test('is an email that cannot be one, where one is asked for', () => {
    const fields = { ...blankRequest('idea'), message: 'More skills', email: 'someone' }
    expect(faultsIn(fields, visitor)).toEqual({ email: 'Please enter a valid email address.' })
    expect(faultsIn(fields, teacher)).toEqual({})
  })
})

describe('what is sent', () => {
  test('is taken by the contract, whoever sends it', () => {
    for (const sender of [visitor, child, teacher]) {
      const fields = {
        ...blankRequest('question'),
        message: 'The key is wrong',
        questionWords: 'What is 3 + 4?',
      }
      const body = bodyOf(fields, sender, context, requestId)
      expect(SupportBody.parse(body)).toEqual({
        requestId,
        topic: 'question',
        message: 'The key is wrong',
        questionWords: 'What is 3 + 4?',
        context,
      })
    }
  })

  test('holds of page, version and browser what was not left out', () => {
    const fields = { ...blankRequest('help'), message: 'Help', leftOut: ['page', 'browser'] as const }
    expect(bodyOf(fields, visitor, context, requestId).context).toEqual({ version: '0.1.0' })
  })

  test('holds nothing that was typed under another topic', () => {
    const typed = { ...blankRequest('privacy'), privacyWish: 'delete' as const, aboutUsername: 'maya' }
    const body = bodyOf({ ...typed, topic: 'idea', message: 'Hello' }, visitor, context, requestId)
    expect(body).not.toHaveProperty('privacyWish')
    expect(body).not.toHaveProperty('aboutUsername')
  })
})

test('the form takes as much as the contract does', () => {
  expect(messageMost).toBe(messageMaximum)
})
