import { getSlotAnswers, getSlotResults } from '@skills-center/contract/assignments'
import { drawSlots, type ShownSlot, SlotHandle } from '@skills-center/contract/assignments/slots'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { skills } from '../platform/skills.ts'
import { bodyOf, refusedWith, send } from '../practice/test-student.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { assignmentBody, nextOf, nextQuestion, openSchool, ownOf, type TestSchool } from './test-assigned.ts'

let server: TestApp
let school: TestSchool

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-03-10T15:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(async () => {
  school = await openSchool(server)
})

async function draw(over: object = {}) {
  const body = { skillId: 'unit-rates', level: null, count: 3, besides: [], ...over }
  const reply = await school.teacher.post('/api/assignments/slots', body)
  expect(reply.status, reply.text).toBe(200)
  return drawSlots.reply.parse(reply.body)
}

const slotsOf = async (over: object = {}) => (await draw(over)).map(({ slot }) => slot.handle)
const fixed = (slots: readonly SlotHandle[], over: object = {}) => ({
  goal: { kind: 'fixed', isSame: true },
  slots,
  ...over,
})
const resultsOf = async (path: string) =>
  getSlotResults.reply.parse((await school.teacher.get(`${path}/questions`)).body)
const numbersOf = async (path: string) => (await resultsOf(path)).map(({ slot }) => slot.slot)

describe('choosing the questions', () => {
  it('draws different questions, with their answers', async () => {
    const drawn = await draw({ count: 5 })
    expect(new Set(drawn.map(({ item }) => JSON.stringify(item))).size).toBe(5)
    expect(drawn.every(({ solution }) => solution.length > 0)).toBe(true)
  })

  it('draws questions of a standard over the skills that assess it, each of that standard', async () => {
    const covering = skills().filter(({ standards }) => standards.includes('5.NBT.A.3b'))
    expect(covering.length).toBeGreaterThan(1)
    const drawn = await draw({ skillId: undefined, standard: '5.NBT.A.3b', count: 5 })
    for (const shown of drawn) expect(shown.standards).toContain('5.NBT.A.3b')
    expect(new Set(drawn.map(({ slot }) => slot.skillId)).size).toBe(Math.min(5, covering.length))
  })

  it('draws questions of the parts of a standard, at the level wished for', async () => {
    const drawn = await draw({ skillId: undefined, standard: '6.RP.A.3', level: 3, count: 5 })
    for (const { standards, slot } of drawn) {
      expect(standards.some((code) => /^6\.RP\.A\.3[a-d]$/.test(code))).toBe(true)
      expect(slot.level).toBe(3)
    }
    expect((await draw({ skillId: undefined, standard: 'MS-PS1-4', count: 1 }))[0]?.standards).toContain(
      'MS-PS1-4',
    )
  })

  it('refuses a standard without questions, and a wish for both a skill and a standard or for neither', async () => {
    const wishes = [
      { standard: '6.XX.A.1', field: 'standard' },
      { standard: '6.RP.A.2', skillId: 'unit-rates', field: 'skillId' },
      { field: 'skillId' },
    ]
    for (const { field, ...wish } of wishes) {
      const body = { level: null, count: 1, besides: [], ...wish }
      expect(await school.teacher.post('/api/assignments/slots', body)).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      })
    }
  })

  it('draws one in place of another that is not in the set', async () => {
    const before = await draw({ level: 2 })
    const others = before.map(({ slot }) => slot.handle)
    const [other] = await draw({ level: 2, count: 1, besides: others })
    expect(before.map(({ item }) => item)).not.toContainEqual(other?.item)
    expect(other?.slot.level).toBe(2)
  })

  it('hands out neither seed nor way of asking, drawn or saved: only a handle that this teacher can use', async () => {
    const drawn = await draw({ count: 1 })
    const handles = drawn.map(({ slot }) => slot.handle)
    const path = await school.assign(fixed(handles))
    const list = await school.teacher.get(`${school.classroom.path}/assignments`)
    const visible = [
      list.text,
      (await school.teacher.get(path)).text,
      JSON.stringify([drawn, await resultsOf(path)]),
    ]
    // An assignment's own revision is no secret, unlike the revision of a skill that makes a question.
    const bare = visible.map((text) => text.replaceAll('"revision":1,', ''))
    for (const text of bare) expect(text).not.toMatch(/"(seed|modelId|model_id|nonce|revision)"/)
    const stranger = await openSchool(server)
    const saved = (await resultsOf(path)).map(({ slot }) => slot.handle)
    for (const theirs of [handles, saved, ['forged'], saved.map((handle) => `${handle.slice(0, -2)}AA`)]) {
      const set = await stranger.teacher.post(
        `${stranger.classroom.path}/assignments`,
        assignmentBody(fixed(theirs.map((text) => SlotHandle.parse(text)))),
      )
      expect(set).toMatchObject({ status: 400, body: { errors: [{ field: 'slots' }] } })
      const body = { skillId: 'unit-rates', level: null, count: 1, besides: theirs }
      expect((await stranger.teacher.post('/api/assignments/slots', body)).status).toBe(400)
    }
  })

  it('of one assignment can be set in another, where nobody has answered it yet', async () => {
    const first = await school.assign(fixed(await slotsOf({ count: 2 })))
    const [, second] = (await resultsOf(first)).map(({ slot }) => slot.handle)
    const other = await school.assign(fixed(await slotsOf({ count: 1 })))
    await school.teacher.post(other, assignmentBody(fixed(second === undefined ? [] : [second])))
    expect(await numbersOf(other)).toEqual([2])
    expect((await resultsOf(other))[0]?.item).toEqual((await resultsOf(first))[1]?.item)
  })

  it('refuses a skill that is not taught, and a set without questions', async () => {
    const body = { skillId: 'juggling', level: null, count: 1, besides: [] }
    expect((await school.teacher.post('/api/assignments/slots', body)).status).toBe(400)
    const empty = await school.teacher.post(`${school.classroom.path}/assignments`, assignmentBody(fixed([])))
    expect(empty.status).toBe(400)
  })
})

describe('the same questions for all', () => {
  it('come in the order of the set, each once, and never tell their seed', async () => {
    const drawn = await draw()
    const path = await school.assign(fixed(drawn.map(({ slot }) => slot.handle)))
    const student = await school.join()
    for (const shown of drawn) {
      const question = await nextQuestion(student, path)
      expect(question.item).toEqual(shown.item)
      await send(student, bodyOf(question, true))
    }
    const { assignment, practice } = await nextOf(student, path)
    expect(practice).toBeNull()
    expect(assignment).toMatchObject({
      goal: { kind: 'fixed', questions: 3 },
      work: { status: 'done', questions: 3, percent: 100 },
      minutesLeft: 0,
    })
    expect(JSON.stringify(await ownOf(student))).not.toContain('seed')
  })

  it('are answered once, however often they were opened', async () => {
    const path = await school.assign(fixed(await slotsOf({ count: 1 })))
    const student = await school.join()
    const [one, other] = [await nextQuestion(student, path), await nextQuestion(student, path)]
    await send(student, bodyOf(one, false))
    await send(student, bodyOf(one, true))
    expect((await refusedWith(student, bodyOf(other, true))).status).toBe(409)
    expect(await resultsOf(path)).toMatchObject([{ answered: 1, rightAtOnce: 0, rightLater: 1 }])
  })

  it('come shuffled, to each student in an order of their own that stays', async () => {
    const drawn = await slotsOf({ count: 5 })
    const path = await school.assign(fixed(drawn, { order: 'mixed' }))
    const firsts = new Set<string>()
    for (let count = 0; count < 6; count += 1) {
      const student = await school.join()
      const { item } = await nextQuestion(student, path)
      expect((await nextQuestion(student, path)).item).toEqual(item)
      firsts.add(JSON.stringify(item))
    }
    expect(firsts.size).toBeGreaterThan(1)
  })
})

it('at their own level students get the same kinds of question, and their own numbers', async () => {
  const [slot] = await slotsOf({ count: 1 })
  const path = await school.assign(
    fixed(slot === undefined ? [] : [slot], { goal: { kind: 'fixed', isSame: false } }),
  )
  const items = new Set<string>()
  for (let count = 0; count < 4; count += 1) {
    const student = await school.join()
    const question = await nextQuestion(student, path)
    items.add(JSON.stringify(question.item))
    await send(student, bodyOf(question, true))
    expect((await nextOf(student, path)).practice).toBeNull()
  }
  expect(items.size).toBeGreaterThan(1)
  expect(await resultsOf(path)).toMatchObject([{ answered: 4, rightAtOnce: 4 }])
})

describe('changing the set', () => {
  it('keeps what was answered to the questions that stay, in any order', async () => {
    const drawn = await slotsOf()
    const path = await school.assign(fixed(drawn))
    const student = await school.join()
    await send(student, bodyOf(await nextQuestion(student, path), true))
    const handles = (await resultsOf(path)).map(({ slot }) => slot.handle)
    await school.teacher.post(path, assignmentBody(fixed(handles.toReversed())))
    expect(await numbersOf(path)).toEqual([3, 2, 1])
    const [own] = await ownOf(student)
    expect(own?.work).toMatchObject({ status: 'started', questions: 1 })
  })

  it('asks for what takes another one’s place, and does not count the old one to it', async () => {
    const drawn = await slotsOf({ count: 1 })
    const path = await school.assign(fixed(drawn))
    const student = await school.join()
    await send(student, bodyOf(await nextQuestion(student, path), true))
    await school.teacher.post(path, assignmentBody(fixed(await slotsOf({ count: 1, besides: drawn }))))
    expect(await numbersOf(path)).toEqual([2])
    const [own] = await ownOf(student)
    expect(own?.work).toMatchObject({ status: 'to-do', questions: 0 })
  })
})

describe('the results of each question', () => {
  it('tell which answers were given and by whom, and replay each', async () => {
    const path = await school.assign(fixed(await slotsOf({ count: 1 })))
    const [right, wrong] = [await school.join(), await school.join()]
    await send(right, bodyOf(await nextQuestion(right, path), true))
    await send(wrong, bodyOf(await nextQuestion(wrong, path), false))
    const [result] = await resultsOf(path)
    expect(result).toMatchObject({ answered: 2, rightAtOnce: 1, rightLater: 0 })
    expect(result?.answers.map(({ isRight, students }) => [isRight, students.length])).toEqual(
      expect.arrayContaining([
        [true, 1],
        [false, 1],
      ]),
    )
    const reply = await school.teacher.get(`${path}/questions/1`)
    const answers = getSlotAnswers.reply.parse(reply.body)
    expect(answers.map(({ studentId }) => studentId).toSorted()).toEqual([right.id, wrong.id].toSorted())
    expect(answers.every(({ question }) => question.item !== null)).toBe(true)
  })

  it('show in which line of the work the mistake is', async () => {
    let work: ShownSlot | undefined
    for (let n = 0; n < 20 && work === undefined; n += 1) {
      const drawn = await draw({ skillId: 'two-step-equations', level: 1, count: 5 })
      work = drawn.find(({ item }) => item.interaction.kind === 'steps')
    }
    if (work?.item.interaction.kind !== 'steps') throw new Error('no shown work among the questions')
    const { letters } = work.item.interaction
    const path = await school.assign(fixed([work.slot.handle], { skillIds: ['two-step-equations'] }))
    const student = await school.join()
    const response = { kind: 'steps', lines: [`${letters[0]} = 98765`] }
    await send(student, bodyOf(await nextQuestion(student, path), false, { response }))
    const [result] = await resultsOf(path)
    expect(result?.answers).toMatchObject([
      { isRight: false, wrongLine: { place: 1, line: response.lines[0] }, students: ['Ada Byron'] },
    ])
  })
})
