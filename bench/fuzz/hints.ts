import { consentVersion } from '@skills-center/contract/accounts/consent-texts'
import { publicPaths } from '@skills-center/contract/site'
import { question } from '../../server/src/questions/test-question.ts'
import type { Chance } from './chance.ts'
import type { Harvest } from './harvest.ts'

interface Hint {
  params?: Readonly<Record<string, unknown>>
  query?: Readonly<Record<string, unknown>>
  body?: Readonly<Record<string, unknown>>
}

const class6 = 'First name,Last name,Grade\nAda,Byron,6\nMaya,Bennett,7\n'

/** A question that can be published. */
export const choiceQuestion = question({ hints: ['Think of fire trucks.'] })

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** An assignment that is open now. */
export const ordinaryWork = {
  title: 'Fuzz rates',
  skillIds: ['unit-rates'],
  goal: { kind: 'count', questions: 3 },
  slots: [],
  audience: { kind: 'class' },
  opensAt: hours(-1),
  dueAt: null,
  takesLate: true,
  tries: 2,
  hasHints: true,
  order: 'listed',
  isPinned: false,
}

let named = 0

/** Request fields that a schema cannot express: parts that must fit one another, and files. */
export const hints: Readonly<Record<string, (harvest: Harvest, chance: Chance) => Hint>> = {
  signup: (_harvest, chance) => {
    named += 1
    const username = `fuzz-by-chance-${named}`
    const role = chance.pick(['student', 'teacher'])
    return {
      body: {
        username,
        email: `${username}@example.org`,
        password: 'correct horse battery',
        role,
        born: role === 'student' ? { year: 1990, month: 4 } : undefined,
        parentEmail: undefined,
        classCode: undefined,
      },
    }
  },
  createAssignment: (_harvest, chance) => ({
    body: { ...ordinaryWork, dueAt: chance.pick([null, hours(50)]), isPinned: chance.of(0.3) },
  }),
  editAssignment: () => ({ body: { ...ordinaryWork, title: 'Fuzz rates again' } }),
  checkImport: () => ({ body: { csv: class6 } }),
  commitImport: () => ({ body: { csv: class6, leaveOut: [] } }),
  checkQuestionImport: (harvest) => ({ body: { content: harvest.last('export.content') ?? '' } }),
  importQuestions: (harvest) => ({
    body: { content: harvest.last('export.content') ?? '', folderId: null, skipsProblems: true },
  }),
  createFolder: () => {
    named += 1
    return { body: { name: `Folder ${named}` } }
  },
  renameFolder: () => {
    named += 1
    return { body: { name: `Folder ${named}` } }
  },
  previewQuestion: () => ({ body: { question: choiceQuestion } }),
  judgePreview: () => ({ body: { question: choiceQuestion, response: { kind: 'choice', option: 'a' } } }),
  saveQuestion: () => ({ body: { question: choiceQuestion } }),
  inviteTeacher: (harvest) => ({ body: { username: harvest.last('colleague') ?? 'nobody' } }),
  askSchoolAddress: () => {
    named += 1
    return { body: { email: `by-chance-${named}@fuzz.example` } }
  },
  inviteColleague: () => {
    named += 1
    return { body: { email: `colleague-${named}@example.org` } }
  },
  giveSchoolConsent: () => ({ body: { version: consentVersion, language: 'en' } }),
  giveConsent: () => ({ body: { version: consentVersion, language: 'en' } }),
  getSample: (_harvest, chance) => ({ params: { id: 'unit-rates', place: chance.below(3) } }),
  answerSample: (_harvest, chance) => ({
    params: { id: 'unit-rates' },
    body: { place: chance.below(3), response: null },
  }),
  getSitePage: (_harvest, chance) => ({ query: { path: chance.pick(publicPaths) } }),
}
