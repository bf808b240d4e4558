import { messageMaximum, SupportBody, SupportPhrase } from '@skills-center/contract/support'
import { describe, expect, test } from 'vitest'
import { blankRequest, bodyOf, faultsIn, maxMessageLength } from './request-fields.ts'
import { sentences } from './topics.ts'

const visitor = { isSignedIn: false, accountEmail: null, needsConsent: false }
const child = { isSignedIn: true, accountEmail: null, needsConsent: false }
const waiting = { ...child, needsConsent: true }
const teacher = { isSignedIn: true, accountEmail: 'teacher@example.org', needsConsent: false }
const requestId = '01890a5d-ac96-774b-bcce-b302099a8057'
const context = { page: '/practice/unit-rates', version: '0.1.0', browser: 'Chromium' }

describe('what must be mended', () => {
  test('is an empty message, but not where a wish about data says it all', () => {
    expect(faultsIn(blankRequest('help'), visitor)).toEqual({ message: 'Please tell us what it’s about.' })
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
  test('is taken by the contract, no matter who sends it', () => {
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

describe('of a child whose account nobody has agreed to', () => {
  test('one of our sentences has to be picked', () => {
    expect(faultsIn({ ...blankRequest('help'), message: 'Help' }, waiting)).toEqual({
      phrase: 'Pick a sentence.',
    })
    for (const { sends } of sentences())
      expect(faultsIn({ ...blankRequest('help'), ...sends }, waiting)).toEqual({})
  })

  test('nothing is sent but the sentence, whatever was typed before', () => {
    const typed = { message: 'My name is', questionWords: 'What is', email: 'me@example.org' }
    for (const { sends } of sentences()) {
      const fields = { ...blankRequest('help'), ...typed, ...sends }
      const said = Object.fromEntries(Object.entries(sends).filter(([, value]) => value !== null))
      const body = bodyOf(fields, waiting, context, requestId)
      expect(SupportBody.parse(body)).toEqual({ requestId, message: '', ...said })
    }
  })

  test('every sentence that the server takes can be picked', () => {
    const phrases = sentences().flatMap(({ sends }) => sends.phrase ?? [])
    expect(phrases.toSorted()).toEqual(SupportPhrase.options.toSorted())
  })
})

test('the form takes as much as the contract does', () => {
  expect(maxMessageLength).toBe(messageMaximum)
})
