import { createHmac } from 'node:crypto'
import { sandboxWebhookSecret } from '../../server/src/billing/sandbox/sandbox.ts'
import type { Caller } from './cast.ts'
import { choiceQuestion, ordinaryWork } from './hints.ts'
import { joins, type RecipeContext, requireReply, openClass, type Recipe, textAt } from './recipe.ts'

/** Answers the question at a path in a reply, once or twice. */
async function answers(context: RecipeContext, student: Caller, token: string): Promise<void> {
  const body = {
    token,
    attemptId: context.chance.uuid(),
    agoMilliseconds: undefined,
    timeZone: 'America/Chicago',
  }
  const first = await requireReply(context, student, 'answerQuestion', { body })
  if (!first.text.includes('"verdict":"correct"'))
    await context.send.proper(student, 'answerQuestion', {
      body: { ...body, attemptId: context.chance.uuid() },
    })
}

/** Practices, looks at the results, and shares a report. */
const practice: Recipe = async (context) => {
  const { chance, people, send } = context
  const student = chance.pick(people.students)
  const skill = { params: { id: chance.pick(['unit-rates', 'thermal-energy', 'divide-fractions']) } }
  const open = async () =>
    textAt(await requireReply(context, student, 'getPractice', skill), 'questions.0.token')
  await answers(context, student, await open())
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
  const past = await requireReply(context, student, 'listPastSessions')
  const session = await requireReply(context, student, 'getPastSession', {
    params: { id: textAt(past, 'sessions.0.id') },
  })
  await send.proper(student, 'getReplay', { params: { id: textAt(session, 'questions.0.id') } })
  const link = await requireReply(context, student, 'createReportLink', { body: { days: 7 } })
  await requireReply(context, people.visitor, 'getSharedReport', { params: { token: textAt(link, 'token') } })
  await send.proper(student, 'revokeReportLink', { params: { id: textAt(link, 'link.id') } })
}

/** A teacher writes, publishes, and shares a question; another teacher copies it, and a class gets it. */
const authored: Recipe = async (context) => {
  const { chance, people, send } = context
  const [author, other] = people.teachers
  const made = await requireReply(context, author, 'createQuestion')
  const params = { id: textAt(made, 'id') }
  const saved = await requireReply(context, author, 'saveQuestion', {
    params,
    body: { revision: Number(textAt(made, 'revision')), question: choiceQuestion },
  })
  await requireReply(context, author, 'publishQuestion', {
    params,
    body: { revision: Number(textAt(saved, 'revision')) },
  })
  await requireReply(context, author, 'shareQuestion', {
    params,
    body: { with: chance.pick(['school', 'everyone']) },
  })
  await send.proper(other, 'listShared')
  await requireReply(context, other, 'getShared', { params })
  await requireReply(context, other, 'copyShared', { params })
  const file = await requireReply(context, author, 'exportQuestions', {
    body: { format: chance.pick(['csv', 'qti']), ids: [params.id] },
  })
  const content = textAt(file, 'content')
  await send.proper(other, 'checkQuestionImport', { body: { content } })
  await send.proper(other, 'importQuestions', { body: { content, folderId: null, skipsProblems: true } })
  const drawn = await requireReply(context, author, 'drawOwnSlot', {
    body: { questionId: params.id, besides: [] },
  })
  await fixedSet(context, author, [JSON.parse(drawn.text).slot])
  await send.proper(author, 'getUsage', { params })
  const folder = { params: { id: textAt(await requireReply(context, author, 'createFolder'), 'id') } }
  await send.proper(author, 'fileQuestion', { params, body: { folderId: folder.params.id } })
  await send.proper(author, 'renameFolder', folder)
  await send.proper(author, 'deleteFolder', folder)
  if (chance.of(0.3)) await send.proper(author, 'deleteQuestion', { params })
}

/** A student answers an assignment with fixed questions, and the teacher opens every view of it. */
async function fixedSet(context: RecipeContext, teacher: Caller, slots: readonly unknown[]): Promise<void> {
  const { chance, cast, send } = context
  const { id: classId, code } = await openClass(context, teacher)
  const student = await cast.person('student')
  const studentId = await joins(context, student, code)
  const body = { ...ordinaryWork, goal: { kind: 'fixed', isSame: chance.of(0.5) }, slots }
  const made = await requireReply(context, teacher, 'createAssignment', { params: { id: classId }, body })
  const params = { id: textAt(made, 'id') }
  const asked = await requireReply(context, student, 'getAssignedQuestion', { params })
  await answers(context, student, textAt(asked, 'practice.questions.0.token'))
  const slot = textAt(await requireReply(context, teacher, 'getSlotResults', { params }), '0.slot.slot')
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

const assigned: Recipe = async (context) => {
  const [, teacher] = context.people.teachers
  const body = { skillId: 'unit-rates', level: null, count: 2, besides: [] }
  const drawn: { slot: unknown }[] = JSON.parse(
    (await requireReply(context, teacher, 'drawSlots', { body })).text,
  )
  await fixedSet(
    context,
    teacher,
    drawn.map(({ slot }) => slot),
  )
}

/** Runs a live activity with two students, from start to follow-up. */
const live: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const [teacher] = people.teachers
  const { id: classId, code } = await openClass(context, teacher)
  const students = [await cast.person('student'), await cast.person('student')]
  for (const student of students) await joins(context, student, code)
  const mode = chance.pick(['together', 'own-level'])
  const body = { skillId: 'unit-rates', mode }
  const params = {
    id: textAt(
      await requireReply(context, teacher, 'startActivity', { params: { id: classId }, body }),
      'id',
    ),
  }
  for (const student of students) await requireReply(context, student, 'joinActivity', { params })
  const watching = send.proper(teacher, 'watchActivity', { params })
  await requireReply(context, teacher, 'steerActivity', { params, body: { step: 'ask', after: 0, level: 2 } })
  for (const student of students) {
    const token = textAt(await requireReply(context, student, 'getActivity', { params }), 'question.token')
    await send.proper(student, 'answerActivity', {
      params,
      body: { token, attemptId: chance.uuid(), agoMilliseconds: undefined },
    })
  }
  await send.proper(teacher, 'steerActivity', { params, body: { step: 'pause' } })
  await send.proper(teacher, 'steerActivity', { params, body: { step: 'resume' } })
  if (mode === 'together')
    await requireReply(context, teacher, 'steerActivity', { params, body: { step: 'reveal', round: 1 } })
  await requireReply(context, teacher, 'steerActivity', { params, body: { step: 'end' } })
  await watching
  await send.proper(teacher, 'getActivityReport', { params })
  await send.proper(teacher, 'makeActivityGroups', { params })
  await send.proper(teacher, 'assignFollowUp', { params, body: { dueAt: null } })
  await send.proper(teacher, 'getActivity', { params })
}

const checkoutIn = (url: string) => /\/sandbox\/checkout\/([\w-]+)/.exec(url)?.[1] ?? ''
const portalIn = (url: string) => /\/sandbox\/portal\/([\w-]+)/.exec(url)?.[1] ?? ''

/** Pays in the sandbox, and returns the URL that the payer is redirected to. */
async function pays(context: RecipeContext, adult: Caller, url: string, email: string): Promise<string> {
  const params = { id: checkoutIn(url) }
  await requireReply(context, adult, 'getSandboxCheckout', { params })
  const body = { act: 'pay', email }
  return textAt(await requireReply(context, adult, 'actOnSandboxCheckout', { params, body }), 'url')
}

async function usesPortal(context: RecipeContext, adult: Caller, url: string): Promise<void> {
  const params = { id: portalIn(url) }
  await requireReply(context, adult, 'getSandboxPortal', { params })
  const act = context.chance.pick(['good-card', 'bad-card', 'renew', 'cancel'])
  await requireReply(context, adult, 'actOnSandboxPortal', { params, body: { act } })
}

const premium: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const { visitor } = people
  const student = await cast.person('student')
  const ask = { params: { token: textAt(await requireReply(context, student, 'createAskLink'), 'token') } }
  await requireReply(context, visitor, 'getFamilyPlan', ask)
  const begun = await requireReply(context, visitor, 'beginCheckout', {
    ...ask,
    body: { interval: 'month', isAdult: true },
  })
  const email = `payer-${chance.uuid()}@example.org`
  const back = await pays(context, visitor, textAt(begun, 'url'), email)
  const manage = { params: { token: /\/family\/([\w-]+)/.exec(back)?.[1] ?? '' } }
  await requireReply(context, visitor, 'getFamilyPlan', manage)
  await requireReply(context, visitor, 'listPlanInvoices', manage)
  await requireReply(context, visitor, 'cancelPlan', manage)
  await requireReply(context, visitor, 'resumePlan', manage)
  await usesPortal(
    context,
    visitor,
    textAt(await requireReply(context, visitor, 'openPortal', manage), 'url'),
  )
  await send.proper(visitor, 'mailManageLink', ask)
  await send.proper(student, 'endAskLinks')
  await send.proper(student, 'getOwnPlan')
}

const license: Recipe = async (context) => {
  const { cast, chance, people, send } = context
  const teacher = chance.of(0.5) ? people.teachers[0] : await cast.person('teacher')
  const student = await cast.person('student')
  const studentId = await joins(context, student, (await openClass(context, teacher)).code)
  const bought = await requireReply(context, teacher, 'buyLicense', { body: { seats: 2 } })
  await pays(context, teacher, textAt(bought, 'url'), `payer-${chance.uuid()}@example.org`)
  await requireReply(context, teacher, 'getLicense')
  await requireReply(context, teacher, 'changeSeats', { body: { seats: 3 } })
  await requireReply(context, teacher, 'assignSeats', { body: { studentIds: [studentId], hasSeat: true } })
  await send.proper(student, 'getSubscriptionStatus')
  await requireReply(context, teacher, 'listLicenseInvoices')
  await requireReply(context, teacher, 'cancelLicense')
  await requireReply(context, teacher, 'resumeLicense')
  await usesPortal(context, teacher, textAt(await requireReply(context, teacher, 'openLicensePortal'), 'url'))
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
const files: Recipe = async (context) => {
  const { chance, people, send } = context
  const [teacher] = people.teachers
  const { id } = await openClass(context, teacher)
  const rows = Array.from({ length: chance.pick([2, 30]) }, (_, index) => `Ada,Byron ${index},6`)
  const csv = ['First name,Last name,Grade', ...rows, ''].join('\n')
  await requireReply(context, teacher, 'checkImport', { params: { id }, body: { csv } })
  await requireReply(context, teacher, 'commitImport', { params: { id }, body: { csv, leaveOut: [] } })
  const sample = textAt(await requireReply(context, teacher, 'createSampleClass'), 'id')
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
