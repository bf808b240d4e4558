import { Question } from '@skills-center/contract/practice'
import { expect, test } from 'vitest'
import type { Outcome } from './answer-request.ts'
import type { PendingAnswer } from './outbox.ts'
import { createAnswerQueue, type QueueEvent } from './answer-queue.ts'
import { question, reply } from './test-session.ts'

const ids = ['one', 'two', 'three'] as const
const pending = (id: string, over: Partial<PendingAnswer> = {}): PendingAnswer => ({
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

/** Creates a queue whose network yields the given outcomes, then succeeds. */
function make(outcomes: Outcome[] = []) {
  const stored = new Map<string, PendingAnswer>()
  const sent: string[] = []
  const events: QueueEvent[] = []
  const later: (() => void)[] = []
  const outbox = {
    store: (one: PendingAnswer) => void stored.set(one.attemptId, one),
    delete: (id: string) => void stored.delete(id),
    read: () => [...stored.values()],
    wipe: () => stored.clear(),
  }
  const queue = createAnswerQueue({
    async send(one) {
      sent.push(one.attemptId)
      return outcomes.shift() ?? answered
    },
    hasUnsent: () => true,
    retryDelay: (failures) => failures,
    after(_, work) {
      later.push(work)
      return () => void later.splice(later.indexOf(work), 1)
    },
  })
  const listen = (isShown: boolean) =>
    queue.listen({
      onEvent: (event) => {
        events.push(event)
        return isShown
      },
      nextRequest: () => undefined,
      canReopen: () => false,
      reopen: () => undefined,
    })
  return { queue, outbox, stored, sent, events, later, listen }
}

test('an answer is kept before it leaves, and forgotten when the server has replied', async () => {
  const { queue, outbox, stored } = make()
  queue.open(outbox)
  queue.add(pending('one'))
  expect([...stored.keys()]).toEqual(['one'])
  await queue.sendNow()
  expect([...stored.keys()]).toEqual([])
  expect(queue.read()).toMatchObject({ waiting: [], failure: null })
})

test('what does not get through waits, and goes in the order in which it was given', async () => {
  const { queue, outbox, sent, stored, later } = make([noReply, noReply])
  queue.open(outbox)
  queue.add(pending('one'))
  await queue.sendNow()
  queue.add(pending('two'))
  await queue.sendNow()
  expect(sent).toEqual(['one', 'one'])
  expect(queue.read()).toMatchObject({ failure: 'no-reply', waiting: [{}, {}] })
  expect(later).toHaveLength(1)
  later[0]?.()
  await queue.sendNow()
  expect(sent).toEqual(['one', 'one', 'one', 'two'])
  expect(stored.size).toBe(0)
})

test('one that the server cannot take now holds no other up', async () => {
  const { queue, outbox, sent } = make([{ kind: 'undelivered', reason: 'fault' }])
  queue.open(outbox)
  queue.add(pending('one'))
  queue.add(pending('two'))
  await queue.sendNow()
  expect(sent).toEqual(['one', 'two'])
  expect(queue.read().waiting.map(({ attemptId }) => attemptId)).toEqual(['one'])
})

test('what was left by an earlier visit is sent before anything new is asked, offline as soon as that is known', async () => {
  const { queue, outbox, stored, sent } = make([noReply])
  for (const id of ids) stored.set(id, pending(id))
  expect(queue.read().isSettling).toBe(true)
  queue.open(outbox)
  await queue.sendNow()
  await queue.sendNow()
  expect(sent[0]).toBe('one')
  expect(queue.read().isSettling).toBe(false)
})

test('a verdict is listed only where it was not shown, never in placement and never for what was put off', async () => {
  const { queue, outbox, listen } = make()
  queue.open(outbox)
  const stop = listen(true)
  queue.add(pending('one'))
  await queue.sendNow()
  expect(queue.read().arrived).toEqual([])
  stop()
  queue.add(pending('two'))
  queue.add(pending('three', { place: 'placement' }))
  await queue.sendNow()
  expect(queue.read().arrived.map((one) => one.pending.attemptId)).toEqual(['two'])
  queue.dismiss(() => true)
  expect(queue.read().arrived).toEqual([])
})

test('what the server refuses for good is dropped, and listed with its reason', async () => {
  const refused: Outcome = { kind: 'refused', refusal: 'question', detail: 'Open for too long.' }
  const { queue, outbox, stored } = make([refused])
  queue.open(outbox)
  queue.add(pending('one'))
  await queue.sendNow()
  expect(stored.size).toBe(0)
  expect(queue.read().arrived).toMatchObject([{ outcome: { detail: 'Open for too long.' } }])
})

test('another student’s answers stay on the device, unseen and unsent', async () => {
  const { queue, outbox, sent, stored } = make([noReply])
  queue.open(outbox)
  queue.add(pending('one'))
  await queue.sendNow()
  queue.close()
  const other = make().outbox
  queue.open(other)
  await queue.sendNow()
  expect(queue.read().waiting).toEqual([])
  expect(sent).toEqual(['one'])
  expect(stored.size).toBe(1)
  queue.close()
  queue.open(outbox)
  await queue.sendNow()
  expect(sent).toEqual(['one', 'one'])
})

test('what another tab has sent waits no longer here, and what is unknown here is passed on', async () => {
  const { queue, outbox, events, listen } = make([noReply])
  queue.open(outbox)
  listen(false)
  queue.add(pending('one'))
  await queue.sendNow()
  queue.deliveredElsewhere(pending('one'), { kind: 'answered', reply: reply({}) })
  expect(queue.read().waiting).toEqual([])
  queue.deliveredElsewhere(pending('two'), { kind: 'answered', reply: reply({}) })
  expect(events.at(-1)).toMatchObject({ type: 'elsewhere', pending: { attemptId: 'two' } })
})

test('of a downloaded question, the last try says how it went', async () => {
  const { queue, outbox } = make()
  const first = pending('one', { place: 'pack' })
  outbox.store(first)
  outbox.store(pending('two', { place: 'pack', givenAt: 2, question: first.question }))
  outbox.store(pending('three', { place: 'pack', givenAt: 3 }))
  queue.open(outbox)
  await expect.poll(() => queue.read().waiting).toEqual([])
  expect(queue.read().arrived.map((one) => one.pending.attemptId)).toEqual(['two', 'three'])
})
