import { User, getAuthUser } from '@skills-center/contract/accounts'
import type { Language } from '@skills-center/contract/language'
import { getSubscriptionStatus } from '@skills-center/contract/billing'
import { type Practice, getPractice } from '@skills-center/contract/practice'
import { getStats } from '@skills-center/contract/progress'
import { expect, test } from 'vitest'
import { renderOwn, renderWaiting } from './render.tsx'

const config = { app_name: 'Skills Center', app_tagline: 'Practice' }
const people = Array.from({ length: 100 }, (_, n) => n)

/** A name that appears only on person n's page. */
const nameOf = (n: number) => `person-${n}-`
const stemOf = (n: number) => `Question ${n} of this test.`
const pointsOf = (n: number) => 100_000 + n
const languageOf = (n: number): Language => (n % 2 === 0 ? 'en' : 'es')
const isOnPhone = (n: number) => n % 3 === 0

const user = (n: number) =>
  User.parse({
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    username: nameOf(n),
    role: 'student',
    gradeLevel: 6,
    stripeSubscriptionId: null,
    isAdministrator: false,
    isDemoVisit: false,
    email: null,
    firstName: 'Jane',
    lastName: 'Doe',
    schoolName: null,
    subject: null,
  })

const planUse = { isPremium: false, dailyLimit: 20, dailyProblemsUsed: 3 }

function practice(n: number): Practice {
  return getPractice.reply.parse({
    skill: {
      id: 'signed-numbers',
      name: 'Signed numbers',
      description: 'Add and subtract.',
      subject: 'math',
      gradeLevel: 7,
      icon: 'number-line',
      strand: 'Numbers',
      standards: [],
    },
    standing: { mastery: null, certainty: null, mastered: false, isDue: false, answered: 0 },
    planUse,
    questions: [
      {
        token: `token-${n}`,
        skillId: 'signed-numbers',
        level: 1,
        item: {
          stem: [[{ kind: 'text', text: stemOf(n) }]],
          figure: null,
          interaction: {
            kind: 'number-line',
            from: -5,
            to: 5,
            step: 1,
            snap: 1,
            labelled: [-5, 0, 5],
            draws: 'points',
            count: 1,
          },
        },
        hintCount: 0,
        why: 'A new skill.',
      },
    ],
    others: [],
  })
}

const pageOf = (n: number) => ({
  path: '/practice/signed-numbers',
  language: languageOf(n),
  origin: 'http://localhost',
  config,
  user: user(n),
  isPhone: isOnPhone(n),
  replies: {
    [getAuthUser.path]: user(n),
    [getStats.path]: { totalPoints: pointsOf(n) },
    [getSubscriptionStatus.path]: planUse,
    [getPractice.path.replace('{id}', 'signed-numbers')]: practice(n),
  },
})

/** The numbers of the people whose names match in this HTML. */
const numbersIn = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, digits = '']) => Number(digits.replace(',', '')))),
]

test('a hundred pages drawn at once are each of one person, in their language and for their screen', async () => {
  const pages = await Promise.all(people.map((n) => renderOwn(pageOf(n))))
  for (const [n, { body }] of pages.entries()) {
    expect(numbersIn(body, /person-(\d+)-/g)).toEqual([n])
    expect(numbersIn(body, /Question (\d+) of this test/g)).toEqual([n])
    expect(numbersIn(body, />(10\d,\d{3})</g)).toEqual([pointsOf(n)])
    expect(body.includes('¿Por qué esta?')).toBe(languageOf(n) === 'es')
    expect(body.includes('Why this question?')).toBe(languageOf(n) === 'en')
    expect(/<svg role="group" [^>]*width="(\d+)"/.exec(body)?.[1]).toBe(isOnPhone(n) ? '324' : '660')
  }
})

test('frames drawn at once are each in their language', async () => {
  const frameIn = (language: Language) => renderWaiting({ language, appName: 'Skills Center' })
  const alone = { en: await frameIn('en'), es: await frameIn('es') }
  expect(alone.en).not.toBe(alone.es)
  const frames = await Promise.all(people.map((n) => frameIn(languageOf(n))))
  for (const [n, frame] of frames.entries()) expect(frame).toBe(alone[languageOf(n)])
})
