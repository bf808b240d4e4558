import { Question } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import type { Outcome } from './answer-request.ts'
import type { Kept } from './outbox.ts'
import { createSending, type SendingEvent } from './sending.ts'
import { question, reply } from './test-session.ts'

const ids = ['one', 'two', 'three'] as const
const kept = (id: string, over: Partial<Kept> = {}): Kept => ({
  attemptId: id,
  givenAt: 1,
  place: 'practice',
  question: Question.parse(question(id)),
  body: {
    token: question(id).token,
    response: { kind: 'choice', option: 'a' },
    attemptId: id,
    activeMilliseconds: 900,
    hintsUsed: 0,
  },
  ...over,
})
const answered: Outcome = { kind: 'answered', reply: reply({}) }
const noReply: Outcome = { kind: 'undelivered', reason: 'no-reply' }

/** A sender whose network answers as the list says, and well after its end. */
function make(outcomes: Outcome[] = []) {
  const stored = new Map<string, Kept>()
  const sent: string[] = []
  const events: SendingEvent[] = []
  const later: (() => void)[] = []
  const outbox = {
    keep: (one: Kept) => void stored.set(one.attemptId, one),
    forget: (id: string) => void stored.delete(id),
    read: () => [...stored.values()],
    wipe: () => stored.clear(),
  }
  const sending = createSending({
    async send(one) {
      sent.push(one.attemptId)
      return outcomes.shift() ?? answered
    },
    hasLeft: () => true,
    retryDelay: (failures) => failures,
    after(_, work) {
      later.push(work)
      return () => void later.splice(later.indexOf(work), 1)
    },
  })
  const listen = (isShown: boolean) =>
    sending.listen({
      hear: (event) => {
        events.push(event)
        return isShown
      },
      onward: () => undefined,
      canReopen: () => false,
      reopen: () => undefined,
    })
  return { sending, outbox, stored, sent, events, later, listen }
}

test('an answer is kept before it leaves, and forgotten when the server has spoken', async () => {
  const { sending, outbox, stored } = make()
  sending.open(outbox)
  sending.give(kept('one'))
  expect([...stored.keys()]).toEqual(['one'])
  await sending.sendNow()
  expect([...stored.keys()]).toEqual([])
  expect(sending.read()).toMatchObject({ waiting: [], trouble: null })
})

test('what does not get through waits, and goes in the order in which it was given', async () => {
  const { sending, outbox, sent, stored, later } = make([noReply, noReply])
  sending.open(outbox)
  sending.give(kept('one'))
  await sending.sendNow()
  sending.give(kept('two'))
  await sending.sendNow()
  expect(sent).toEqual(['one', 'one'])
  expect(sending.read()).toMatchObject({ trouble: 'no-reply', waiting: [{}, {}] })
  expect(later).toHaveLength(1)
  later[0]?.()
  await sending.sendNow()
  expect(sent).toEqual(['one', 'one', 'one', 'two'])
  expect(stored.size).toBe(0)
})

test('one that the server cannot take now holds no other up', async () => {
  const { sending, outbox, sent } = make([{ kind: 'undelivered', reason: 'fault' }])
  sending.open(outbox)
  sending.give(kept('one'))
  sending.give(kept('two'))
  await sending.sendNow()
  expect(sent).toEqual(['one', 'two'])
  expect(sending.read().waiting.map(({ attemptId }) => attemptId)).toEqual(['one'])
})

test('what was left by an earlier visit is sent before anything new is asked, offline as soon as that is known', async () => {
  const { sending, outbox, stored, sent } = make([noReply])
  for (const id of ids) stored.set(id, kept(id))
  expect(sending.read().isSettling).toBe(true)
  sending.open(outbox)
  await sending.sendNow()
  await sending.sendNow()
  expect(sent[0]).toBe('one')
  expect(sending.read().isSettling).toBe(false)
})

test('a verdict is listed only where it was not shown, never in placement and never for what was put off', async () => {
  const { sending, outbox, listen } = make()
  sending.open(outbox)
  const stop = listen(true)
  sending.give(kept('one'))
  await sending.sendNow()
  expect(sending.read().arrived).toEqual([])
  stop()
  sending.give(kept('two'))
  sending.give(kept('three', { place: 'placement' }))
  await sending.sendNow()
  expect(sending.read().arrived.map((one) => one.kept.attemptId)).toEqual(['two'])
  sending.putAway(() => true)
  expect(sending.read().arrived).toEqual([])
})

test('what the server refuses for good is dropped, and listed with its reason', async () => {
  const refused: Outcome = { kind: 'refused', refusal: 'question', detail: 'Open for too long.' }
  const { sending, outbox, stored } = make([refused])
  sending.open(outbox)
  sending.give(kept('one'))
  await sending.sendNow()
  expect(stored.size).toBe(0)
  expect(sending.read().arrived).toMatchObject([{ outcome: { detail: 'Open for too long.' } }])
})

test('another student’s answers stay on the device, unseen and unsent', async () => {
  const { sending, outbox, sent, stored } = make([noReply])
  sending.open(outbox)
  sending.give(kept('one'))
  await sending.sendNow()
  sending.close()
  const other = make().outbox
  sending.open(other)
  await sending.sendNow()
  expect(sending.read().waiting).toEqual([])
  expect(sent).toEqual(['one'])
  expect(stored.size).toBe(1)
  sending.close()
  sending.open(outbox)
  await sending.sendNow()
  expect(sent).toEqual(['one', 'one'])
})

test('what another tab has sent waits no longer here, and what is unknown here is passed on', async () => {
  const { sending, outbox, events, listen } = make([noReply])
  sending.open(outbox)
  listen(false)
  sending.give(kept('one'))
  await sending.sendNow()
  sending.settledElsewhere(kept('one'), { kind: 'answered', reply: reply({}) })
  expect(sending.read().waiting).toEqual([])
  sending.settledElsewhere(kept('two'), { kind: 'answered', reply: reply({}) })
  expect(events.at(-1)).toMatchObject({ type: 'elsewhere', kept: { attemptId: 'two' } })
})

test('of a question that was taken along, the last try says how it went', async () => {
  const { sending, outbox } = make()
  const first = kept('one', { place: 'along' })
  outbox.keep(first)
  outbox.keep(kept('two', { place: 'along', givenAt: 2, question: first.question }))
  outbox.keep(kept('three', { place: 'along', givenAt: 3 }))
  sending.open(outbox)
  await expect.poll(() => sending.read().waiting).toEqual([])
  expect(sending.read().arrived.map((one) => one.kept.attemptId)).toEqual(['two', 'three'])
})
