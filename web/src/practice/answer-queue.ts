import type { AnswerReply, NextQuestionRequest } from '@skills-center/contract/practice'
import type { Outcome } from './answer-request.ts'
import type { PendingAnswer, Outbox } from './outbox.ts'

export type Delivered = Exclude<Outcome, { kind: 'undelivered' }>

/** A pending answer to which the server replied after the student had moved on. */
export interface Arrived {
  readonly pending: PendingAnswer
  readonly outcome: Delivered
}

export interface QueueState {
  /** The server has not replied to these; the earliest first. */
  readonly waiting: readonly PendingAnswer[]
  /** Why the latest try did not get through; null where it did, and before the first. */
  readonly trouble: 'no-reply' | 'fault' | 'signed-out' | null
  /** Answers of an earlier visit are being looked for, or sent for the first time. */
  readonly isSettling: boolean
  readonly arrived: readonly Arrived[]
}

export type QueueEvent =
  | { type: 'sending'; attemptId: string }
  | { type: 'undelivered'; attemptId: string; reason: 'no-reply' | 'signed-out' }
  | { type: 'delivered'; pending: PendingAnswer; outcome: Delivered }
  /** In another tab. */
  | { type: 'elsewhere'; pending: PendingAnswer; outcome: Delivered }

/** A page that shows questions. */
export interface QueueListener {
  /** Returns whether the outcome is shown where the answer was given. */
  onEvent: (event: QueueEvent) => boolean
  /** Which questions to ask for with this answer. */
  nextRequest: (attemptId: string) => NextQuestionRequest | undefined
  /** Whether a question can come back here for its second try. */
  canReopen: (pending: PendingAnswer) => boolean
  reopen: (pending: PendingAnswer, reply: AnswerReply) => void
}

export interface QueueDeps {
  send: (pending: PendingAnswer, nextRequest: NextQuestionRequest | undefined) => Promise<Outcome>
  retryDelay: (failures: number) => number
  /** Whether an earlier visit left unsent answers on this device, of any student. */
  hasLeft: () => boolean
  /** Runs the work after so many milliseconds; returns how to cancel it. */
  after: (milliseconds: number, work: () => void) => () => void
}

/**
 * Sends what one student has answered: each once, in the order in which it was given, again while it does not get
 * through (the server counts it once). Until then it is stored on the device.
 */
export function createAnswerQueue(needs: QueueDeps) {
  const nothing = (): QueueState => ({
    waiting: [],
    trouble: null,
    isSettling: needs.hasLeft(),
    arrived: [],
  })
  let state = nothing()
  let outbox: Outbox | null = null
  let failures = 0
  let draining: Promise<void> | null = null
  let callOff: () => void = () => undefined
  const watchers = new Set<() => void>()
  const listeners = new Set<QueueListener>()
  const deliveredListeners = new Set<(pending: PendingAnswer, outcome: Delivered) => void>()

  function change(changed: Partial<QueueState>): void {
    state = { ...state, ...changed }
    for (const watcher of watchers) watcher()
  }
  const emit = (event: QueueEvent) => [...listeners].map(({ onEvent }) => onEvent(event)).includes(true)
  /** The second try waits too: it says how the question went. */
  const isTriedAgain = ({ attemptId, place, question }: PendingAnswer) =>
    place === 'pack' &&
    state.waiting.some((one) => one.attemptId !== attemptId && one.question.token === question.token)
  const isWaiting = (pending: PendingAnswer) =>
    state.waiting.some(({ attemptId }) => attemptId === pending.attemptId)

  function deliver(pending: PendingAnswer, outcome: Delivered): void {
    if (!isWaiting(pending)) return
    outbox?.forget(pending.attemptId)
    const isShown = emit({ type: 'delivered', pending, outcome })
    // Placement does not show right or wrong, and a deferral is no answer.
    const isSilent = pending.place === 'placement' || outcome.kind === 'deferred' || isTriedAgain(pending)
    const isNews = !isShown && !isSilent
    change({
      waiting: state.waiting.filter(({ attemptId }) => attemptId !== pending.attemptId),
      arrived: isNews ? [...state.arrived, { pending, outcome }] : state.arrived,
    })
  }

  async function drain(): Promise<void> {
    callOff()
    const from = outbox
    const passedOver = new Set<string>()
    let trouble: QueueState['trouble'] = null
    for (;;) {
      const pending = state.waiting.find(({ attemptId }) => !passedOver.has(attemptId))
      if (pending === undefined) break
      const { attemptId } = pending
      emit({ type: 'sending', attemptId })
      const nextRequest = [...listeners].map((listener) => listener.nextRequest(attemptId)).find((one) => one)
      const outcome = await needs.send(pending, nextRequest)
      // Another student has signed in meanwhile, with another outbox.
      if (outbox !== from) return
      if (outcome.kind !== 'undelivered') {
        failures = 0
        if (isWaiting(pending)) for (const listener of deliveredListeners) listener(pending, outcome)
        deliver(pending, outcome)
        continue
      }
      trouble = outcome.reason
      // The server replies: an answer that it cannot accept now does not block the others.
      if (trouble === 'fault') passedOver.add(attemptId)
      else break
    }
    if (trouble === null) return change({ trouble, isSettling: false })
    failures += 1
    for (const { attemptId } of state.waiting) {
      emit({ type: 'undelivered', attemptId, reason: trouble === 'signed-out' ? trouble : 'no-reply' })
    }
    change({ trouble, isSettling: false })
    if (trouble !== 'signed-out') callOff = needs.after(needs.retryDelay(failures), () => void sendNow())
  }

  /** Resolves when all is sent, or cannot be sent now. */
  function sendNow(): Promise<void> {
    if (state.waiting.length === 0) return Promise.resolve()
    draining ??= drain().finally(() => {
      draining = null
    })
    return draining
  }

  return {
    /** Begins with the unsent answers of this student's earlier visits. */
    open(own: Outbox): void {
      outbox = own
      failures = 0
      const waiting = own.read()
      change({ ...nothing(), waiting, isSettling: waiting.length > 0 })
      // A run for another student stops by itself first.
      void (draining ?? Promise.resolve()).then(sendNow)
    },
    /** Clears the memory; pending answers stay on the device for their student. */
    close(): void {
      callOff()
      outbox = null
      change(nothing())
    },
    /** Stores a new answer, and sends it. */
    give(pending: PendingAnswer): void {
      const last = state.waiting.at(-1)?.givenAt ?? 0
      const inOrder = { ...pending, givenAt: Math.max(pending.givenAt, last + 1) }
      outbox?.keep(inOrder)
      change({ waiting: [...state.waiting, inOrder] })
      void sendNow()
    },
    sendNow,
    /** The server replied in another tab. */
    deliveredElsewhere(pending: PendingAnswer, outcome: Delivered): void {
      if (isWaiting(pending)) deliver(pending, outcome)
      else emit({ type: 'elsewhere', pending, outcome })
    },
    /** Deletes unsent answers. */
    wipe(): void {
      callOff()
      outbox?.wipe()
      change(nothing())
    },
    /** The student has seen these of what arrived. */
    putAway: (isSeen: (arrived: Arrived) => boolean) =>
      change({ arrived: state.arrived.filter((arrived) => !isSeen(arrived)) }),
    /** Whether the skill of this question is being practiced, so that it can be tried again there. */
    canTryAgain: ({ pending }: Arrived): boolean =>
      [...listeners].some(({ canReopen }) => canReopen(pending)),
    /** Brings a missed question back for its second try. */
    tryAgain({ pending, outcome }: Arrived): void {
      const listener = [...listeners].find(({ canReopen }) => canReopen(pending))
      if (outcome.kind === 'answered') listener?.reopen(pending, outcome.reply)
    },
    listen(listener: QueueListener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Called with each outcome that came to this tab. */
    onDelivered(listener: (pending: PendingAnswer, outcome: Delivered) => void): () => void {
      deliveredListeners.add(listener)
      return () => deliveredListeners.delete(listener)
    },
    /** For useSyncExternalStore. */
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    read: () => state,
  }
}
