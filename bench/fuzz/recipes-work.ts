import { createHmac } from 'node:crypto'
import { sandboxWebhookSecret } from '../../server/src/billing/sandbox/sandbox.ts'
import type { Caller } from './cast.ts'
import { choiceQuestion, ordinaryWork } from './hints.ts'
import { joins, type Kitchen, must, openClass, type Recipe, textAt } from './recipe.ts'

/** Answers the question at a path in a reply, once or twice. */
async function answers(kitchen: Kitchen, student: Caller, token: string): Promise<void> {
  const body = {
    token,
    attemptId: kitchen.chance.uuid(),
    agoMilliseconds: undefined,
    timeZone: 'America/Chicago',
  }
  const first = await must(kitchen, student, 'answerQuestion', { body })
  if (!first.text.includes('"verdict":"correct"'))
    await kitchen.send.proper(student, 'answerQuestion', {
      body: { ...body, attemptId: kitchen.chance.uuid() },
    })
}

/** Practices, looks at the results, and shares a report. */
const practice: Recipe = async (kitchen) => {
  const { chance, people, send } = kitchen
  const student = chance.pick(people.students)
  const skill = { params: { id: chance.pick(['unit-rates', 'thermal-energy', 'divide-fractions']) } }
  const open = async () => textAt(await must(kitchen, student, 'getPractice', skill), 'questions.0.token')
  await answers(kitchen, student, await open())
  await send.proper(student, 'getHint', { body: { token: await open(), hint: 0 } })
  await send.proper(student, 'runSimulation', { body: { token: await open(), run: 1 } })
  await send.proper(student, 'swapQuestion', { body: { token: await open() } })
  await send.proper(student, 'deferQuestion', { body: { token: await open() } })
  await send.proper(student, 'reportQuestion', {
    body: { token: await open(), reason: 'unclear', note: '', response: null },
  })
  const pack = await send.proper(student, 'downloadPack', { body: { skillId: skill.params.id } })
  if (pack.status === 200)
    await send.proper(student, 'answerQuestion', {
      body: {
        token: textAt(pack, 'questions.0.question.token'),
        attemptId: chance.uuid(),
        agoMilliseconds: 1000,
      },
    })
  const exercises = await send.proper(student, 'listExercises', skill)
  if (exercises.status === 200)
    await send.proper(student, 'answerExercise', {
      body: { token: textAt(exercises, '0.token'), response: null },
    })
  const past = await must(kitchen, student, 'listPastSessions')
  const session = await must(kitchen, student, 'getPastSession', {
    params: { id: textAt(past, 'sessions.0.id') },
  })
  await send.proper(student, 'getReplay', { params: { id: textAt(session, 'questions.0.id') } })
  const link = await must(kitchen, student, 'createReportLink', { body: { days: 7 } })
  await must(kitchen, people.visitor, 'getSharedReport', { params: { token: textAt(link, 'token') } })
  await send.proper(student, 'revokeReportLink', { params: { id: textAt(link, 'link.id') } })
}

/** A teacher writes, publishes, and shares a question; another teacher copies it, and a class gets it. */
const authored: Recipe = async (kitchen) => {
  const { chance, people, send } = kitchen
  const [author, other] = people.teachers
  const made = await must(kitchen, author, 'createQuestion')
  const params = { id: textAt(made, 'id') }
  const saved = await must(kitchen, author, 'saveQuestion', {
    params,
    body: { revision: Number(textAt(made, 'revision')), question: choiceQuestion },
  })
  await must(kitchen, author, 'publishQuestion', {
    params,
    body: { revision: Number(textAt(saved, 'revision')) },
  })
  await must(kitchen, author, 'shareQuestion', {
    params,
    body: { with: chance.pick(['school', 'everyone']) },
  })
  await send.proper(other, 'listShared')
  await must(kitchen, other, 'getShared', { params })
  await must(kitchen, other, 'copyShared', { params })
  const file = await must(kitchen, author, 'exportQuestions', {
    body: { format: chance.pick(['csv', 'qti']), ids: [params.id] },
  })
  const content = textAt(file, 'content')
  await send.proper(other, 'checkQuestionImport', { body: { content } })
  await send.proper(other, 'importQuestions', { body: { content, folderId: null, skipsProblems: true } })
  const drawn = await must(kitchen, author, 'drawOwnSlot', { body: { questionId: params.id, besides: [] } })
  await fixedSet(kitchen, author, [JSON.parse(drawn.text).slot])
  await send.proper(author, 'getUsage', { params })
  const folder = { params: { id: textAt(await must(kitchen, author, 'createFolder'), 'id') } }
  await send.proper(author, 'fileQuestion', { params, body: { folderId: folder.params.id } })
  await send.proper(author, 'renameFolder', folder)
  await send.proper(author, 'deleteFolder', folder)
  if (chance.of(0.3)) await send.proper(author, 'deleteQuestion', { params })
}

/** A student answers an assignment with fixed questions, and the teacher opens every view of it. */
async function fixedSet(kitchen: Kitchen, teacher: Caller, slots: readonly unknown[]): Promise<void> {
  const { chance, cast, send } = kitchen
  const { id: classId, code } = await openClass(kitchen, teacher)
  const student = await cast.person('student')
  const studentId = await joins(kitchen, student, code)
  const body = { ...ordinaryWork, goal: { kind: 'fixed', isSame: chance.of(0.5) }, slots }
  const made = await must(kitchen, teacher, 'createAssignment', { params: { id: classId }, body })
  const params = { id: textAt(made, 'id') }
  const asked = await must(kitchen, student, 'getAssignedQuestion', { params })
  await answers(kitchen, student, textAt(asked, 'practice.questions.0.token'))
  const slot = textAt(await must(kitchen, teacher, 'getSlotResults', { params }), '0.slot.slot')
  await send.proper(teacher, 'getSlotAnswers', { params: { ...params, slot } })
  const replay = await send.proper(student, 'listPastSessions')
  await send.proper(student, 'getPastSession', { params: { id: textAt(replay, 'sessions.0.id') } })
  const answered = await send.proper(teacher, 'getStudentWork', { params: { ...params, studentId } })
  const questionId = /"(\d{9,12}-[0-9a-f-]{36})"/.exec(answered.text)?.[1]
  if (questionId !== undefined)
    await send.proper(teacher, 'getClassReplay', { params: { id: classId, studentId, questionId } })
  const dueAt = new Date(Date.now() + 90_000_000).toISOString()
  await send.proper(teacher, 'adjustWork', {
    params: { ...params, studentId },
    body: { dueAt, isExcused: false },
  })
  await send.proper(teacher, 'copyAssignments', {
    params: { id: classId },
    body: { copies: [{ assignmentId: params.id, opensAt: dueAt, dueAt: null }] },
  })
  await send.proper(teacher, 'gradeWork', {
    params: { ...params, studentId },
    body: { grade: 90, comment: 'Redone on paper', isExcused: false },
  })
  await send.proper(teacher, 'adjustStudents', {
    params,
    body: { kind: 'excuse', studentIds: [studentId], isExcused: true },
  })
  await send.proper(teacher, 'editAssignment', { params, body: { ...body, title: 'Changed' } })
  await send.proper(teacher, 'remind', { params, body: { studentIds: null } })
  await send.proper(teacher, 'getGradebook', { params: { id: classId } })
  if (chance.of(0.3)) await send.proper(teacher, 'deleteAssignment', { params })
}

const assigned: Recipe = async (kitchen) => {
  const [, teacher] = kitchen.people.teachers
  const body = { skillId: 'unit-rates', level: null, count: 2, besides: [] }
  const drawn: { slot: unknown }[] = JSON.parse((await must(kitchen, teacher, 'drawSlots', { body })).text)
  await fixedSet(
    kitchen,
    teacher,
    drawn.map(({ slot }) => slot),
  )
}

/** Runs a live activity with two students, from start to follow-up. */
const live: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const [teacher] = people.teachers
  const { id: classId, code } = await openClass(kitchen, teacher)
  const students = [await cast.person('student'), await cast.person('student')]
  for (const student of students) await joins(kitchen, student, code)
  const mode = chance.pick(['together', 'own-level'])
  const body = { skillId: 'unit-rates', mode }
  const params = {
    id: textAt(await must(kitchen, teacher, 'startActivity', { params: { id: classId }, body }), 'id'),
  }
  for (const student of students) await must(kitchen, student, 'joinActivity', { params })
  const watching = send.proper(teacher, 'watchActivity', { params })
  await must(kitchen, teacher, 'steerActivity', { params, body: { step: 'ask', after: 0, level: 2 } })
  for (const student of students) {
    const token = textAt(await must(kitchen, student, 'getActivity', { params }), 'question.token')
    await send.proper(student, 'answerActivity', {
      params,
      body: { token, attemptId: chance.uuid(), agoMilliseconds: undefined },
    })
  }
  await send.proper(teacher, 'steerActivity', { params, body: { step: 'pause' } })
  await send.proper(teacher, 'steerActivity', { params, body: { step: 'resume' } })
  if (mode === 'together')
    await must(kitchen, teacher, 'steerActivity', { params, body: { step: 'reveal', round: 1 } })
  await must(kitchen, teacher, 'steerActivity', { params, body: { step: 'end' } })
  await watching
  await send.proper(teacher, 'getActivityReport', { params })
  await send.proper(teacher, 'makeActivityGroups', { params })
  await send.proper(teacher, 'assignFollowUp', { params, body: { dueAt: null } })
  await send.proper(teacher, 'getActivity', { params })
}

const checkoutIn = (url: string) => /\/sandbox\/checkout\/([\w-]+)/.exec(url)?.[1] ?? ''
const portalIn = (url: string) => /\/sandbox\/portal\/([\w-]+)/.exec(url)?.[1] ?? ''

/** Pays in the sandbox, and returns the URL that the payer is redirected to. */
async function pays(kitchen: Kitchen, adult: Caller, url: string, email: string): Promise<string> {
  const params = { id: checkoutIn(url) }
  await must(kitchen, adult, 'getSandboxCheckout', { params })
  const body = { act: 'pay', email }
  return textAt(await must(kitchen, adult, 'actOnSandboxCheckout', { params, body }), 'url')
}

async function usesPortal(kitchen: Kitchen, adult: Caller, url: string): Promise<void> {
  const params = { id: portalIn(url) }
  await must(kitchen, adult, 'getSandboxPortal', { params })
  const act = kitchen.chance.pick(['good-card', 'bad-card', 'renew', 'cancel'])
  await must(kitchen, adult, 'actOnSandboxPortal', { params, body: { act } })
}

const premium: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const { visitor } = people
  const student = await cast.person('student')
  const ask = { params: { token: textAt(await must(kitchen, student, 'createAskLink'), 'token') } }
  await must(kitchen, visitor, 'getFamilyPlan', ask)
  const begun = await must(kitchen, visitor, 'beginCheckout', {
    ...ask,
    body: { interval: 'month', isAdult: true },
  })
  const email = `payer-${chance.uuid()}@example.org`
  const back = await pays(kitchen, visitor, textAt(begun, 'url'), email)
  const manage = { params: { token: /\/family\/([\w-]+)/.exec(back)?.[1] ?? '' } }
  await must(kitchen, visitor, 'getFamilyPlan', manage)
  await must(kitchen, visitor, 'listPlanInvoices', manage)
  await must(kitchen, visitor, 'cancelPlan', manage)
  await must(kitchen, visitor, 'resumePlan', manage)
  await usesPortal(kitchen, visitor, textAt(await must(kitchen, visitor, 'openPortal', manage), 'url'))
  await send.proper(visitor, 'mailManageLink', ask)
  await send.proper(student, 'endAskLinks')
  await send.proper(student, 'getOwnPlan')
}

const license: Recipe = async (kitchen) => {
  const { cast, chance, people, send } = kitchen
  const teacher = chance.of(0.5) ? people.teachers[0] : await cast.person('teacher')
  const student = await cast.person('student')
  const studentId = await joins(kitchen, student, (await openClass(kitchen, teacher)).code)
  const bought = await must(kitchen, teacher, 'buyLicense', { body: { seats: 2 } })
  await pays(kitchen, teacher, textAt(bought, 'url'), `payer-${chance.uuid()}@example.org`)
  await must(kitchen, teacher, 'getLicense')
  await must(kitchen, teacher, 'changeSeats', { body: { seats: 3 } })
  await must(kitchen, teacher, 'assignSeats', { body: { studentIds: [studentId], hasSeat: true } })
  await send.proper(student, 'getSubscriptionStatus')
  await must(kitchen, teacher, 'listLicenseInvoices')
  await must(kitchen, teacher, 'cancelLicense')
  await must(kitchen, teacher, 'resumeLicense')
  await usesPortal(kitchen, teacher, textAt(await must(kitchen, teacher, 'openLicensePortal'), 'url'))
}

/** The signature header of a Stripe webhook. */
const signed = (payload: string, seconds: number) =>
  `t=${seconds},v1=${createHmac('sha256', sandboxWebhookSecret).update(`${seconds}.${payload}`).digest('hex')}`

/** Sends webhook events: about unknown subscriptions, with empty objects, and of unknown types. */
const events: Recipe = async ({ chance, people, send }) => {
  const created = Math.floor(Date.now() / 1000)
  const payload = JSON.stringify({
    id: `evt_${chance.uuid()}`,
    object: 'event',
    created,
    livemode: false,
    type: chance.pick(['customer.subscription.updated', 'invoice.paid', 'customer.created', 'made.up']),
    data: {
      object: chance.pick([
        {},
        { id: `sub_${chance.uuid()}`, status: 'active', items: { data: [] }, metadata: {} },
      ]),
    },
  })
  await send.raw(people.visitor, 'receivePaymentEvent', payload, {
    'stripe-signature': signed(payload, created),
  })
}

/** Imports rosters from files, and downloads the files that a teacher can export. */
const files: Recipe = async (kitchen) => {
  const { chance, people, send } = kitchen
  const [teacher] = people.teachers
  const { id } = await openClass(kitchen, teacher)
  const rows = Array.from({ length: chance.pick([2, 30]) }, (_, at) => `Ada,Byron ${at},6`)
  const csv = ['First name,Last name,Grade', ...rows, ''].join('\n')
  await must(kitchen, teacher, 'checkImport', { params: { id }, body: { csv } })
  await must(kitchen, teacher, 'commitImport', { params: { id }, body: { csv, leaveOut: [] } })
  const sample = textAt(await must(kitchen, teacher, 'createSampleClass'), 'id')
  for (const table of ['needs', 'answers'])
    await send.proper(teacher, 'getClassFile', { params: { id: sample, table } })
  await send.proper(teacher, 'getAnswersFile', { params: { id: sample } })
  await send.proper(teacher, 'getSkillGrid', { params: { id: sample } })
  if (chance.of(0.3)) await send.proper(teacher, 'removeSampleClass')
}

export const workRecipes = {
  practice,
  authored,
  assigned,
  live,
  premium,
  license,
  events,
  files,
} satisfies Record<string, Recipe>
