import type { AnswerReply, Onward } from '@skills-center/contract/practice'
import type { Outcome } from './answer-request.ts'
import type { Kept, Outbox } from './outbox.ts'

export type Settled = Exclude<Outcome, { kind: 'undelivered' }>

/** A kept answer that the server has spoken about after the student had gone on. */
export interface Arrived {
  readonly kept: Kept
  readonly outcome: Settled
}

export interface SendingState {
  /** The server has not spoken about these; the earliest first. */
  readonly waiting: readonly Kept[]
  /** Why the latest try did not get through; null where it did, and before the first. */
  readonly trouble: 'no-reply' | 'fault' | 'signed-out' | null
  /** It is not known yet what an earlier visit has left here, or it is being sent for the first time. */
  readonly isSettling: boolean
  readonly arrived: readonly Arrived[]
}

export type SendingEvent =
  | { type: 'sending'; attemptId: string }
  | { type: 'undelivered'; attemptId: string; reason: 'no-reply' | 'signed-out' }
  | { type: 'settled'; kept: Kept; outcome: Settled }
  /** In another tab. */
  | { type: 'elsewhere'; kept: Kept; outcome: Settled }

/** Whoever shows questions. */
export interface Listener {
  /** Answers whether the outcome is shown where the answer was given. */
  hear: (event: SendingEvent) => boolean
  /** What to go on with after this answer. */
  onward: (attemptId: string) => Onward | undefined
  /** Whether a question can come back here for its second try. */
  canReopen: (kept: Kept) => boolean
  reopen: (kept: Kept, reply: AnswerReply) => void
}

export interface SendingNeeds {
  send: (kept: Kept, onward: Onward | undefined) => Promise<Outcome>
  retryDelay: (failures: number) => number
  /** Whether an earlier visit has left anything on this device, whoever's it is. */
  hasLeft: () => boolean
  /** Does the work after so many milliseconds; answers how to call it off. */
  after: (milliseconds: number, work: () => void) => () => void
}

/**
 * Sends what one student has answered: each once, in the order in which it was given, again while it does not get
 * through (the server counts it once), and kept on the device meanwhile.
 */
export function createSending(needs: SendingNeeds) {
  const nothing = (): SendingState => ({
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
  const listeners = new Set<Listener>()
  const settledHere = new Set<(kept: Kept, outcome: Settled) => void>()

  function change(changed: Partial<SendingState>): void {
    state = { ...state, ...changed }
    for (const watcher of watchers) watcher()
  }
  const tell = (event: SendingEvent) => [...listeners].map(({ hear }) => hear(event)).includes(true)
  /** The second try waits too: it says how the question went. */
  const isTriedAgain = ({ attemptId, place, question }: Kept) =>
    place === 'along' &&
    state.waiting.some((one) => one.attemptId !== attemptId && one.question.token === question.token)
  const isWaiting = (kept: Kept) => state.waiting.some(({ attemptId }) => attemptId === kept.attemptId)

  function settle(kept: Kept, outcome: Settled): void {
    if (!isWaiting(kept)) return
    outbox?.forget(kept.attemptId)
    const isShown = tell({ type: 'settled', kept, outcome })
    // Placement tells nobody right or wrong, and what was put off is no answer.
    const isSilent = kept.place === 'placement' || outcome.kind === 'deferred' || isTriedAgain(kept)
    const isNews = !isShown && !isSilent
    change({
      waiting: state.waiting.filter(({ attemptId }) => attemptId !== kept.attemptId),
      arrived: isNews ? [...state.arrived, { kept, outcome }] : state.arrived,
    })
  }

  async function drain(): Promise<void> {
    callOff()
    const from = outbox
    const passedOver = new Set<string>()
    let trouble: SendingState['trouble'] = null
    for (;;) {
      const kept = state.waiting.find(({ attemptId }) => !passedOver.has(attemptId))
      if (kept === undefined) break
      const { attemptId } = kept
      tell({ type: 'sending', attemptId })
      const onward = [...listeners].map((listener) => listener.onward(attemptId)).find((one) => one)
      const outcome = await needs.send(kept, onward)
      // Somebody else has signed in meanwhile; their answers are another outbox's.
      if (outbox !== from) return
      if (outcome.kind !== 'undelivered') {
        failures = 0
        if (isWaiting(kept)) for (const tellSettled of settledHere) tellSettled(kept, outcome)
        settle(kept, outcome)
        continue
      }
      trouble = outcome.reason
      // The server is there: one that it cannot take now holds no other up.
      if (trouble === 'fault') passedOver.add(attemptId)
      else break
    }
    if (trouble === null) return change({ trouble, isSettling: false })
    failures += 1
    for (const { attemptId } of state.waiting) {
      tell({ type: 'undelivered', attemptId, reason: trouble === 'signed-out' ? trouble : 'no-reply' })
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
    /** Begins with what an earlier visit of this student has left here. */
    open(own: Outbox): void {
      outbox = own
      failures = 0
      const waiting = own.read()
      change({ ...nothing(), waiting, isSettling: waiting.length > 0 })
      // One that is under way for somebody else gives up by itself first.
      void (draining ?? Promise.resolve()).then(sendNow)
    },
    /** Forgets what is in memory; what waits stays on the device for its student. */
    close(): void {
      callOff()
      outbox = null
      change(nothing())
    },
    /** Keeps what has just been given, and sends it. */
    give(kept: Kept): void {
      const last = state.waiting.at(-1)?.givenAt ?? 0
      const inOrder = { ...kept, givenAt: Math.max(kept.givenAt, last + 1) }
      outbox?.keep(inOrder)
      change({ waiting: [...state.waiting, inOrder] })
      void sendNow()
    },
    sendNow,
    /** The server has spoken in another tab, about this or about what waits here too. */
    settledElsewhere(kept: Kept, outcome: Settled): void {
      if (isWaiting(kept)) settle(kept, outcome)
      else tell({ type: 'elsewhere', kept, outcome })
    },
    /** Loses what was not sent. */
    wipe(): void {
      callOff()
      outbox?.wipe()
      change(nothing())
    },
    /** The student has seen these of what arrived. */
    putAway: (isSeen: (arrived: Arrived) => boolean) =>
      change({ arrived: state.arrived.filter((arrived) => !isSeen(arrived)) }),
    /** Whether the skill of this question is being practiced, so that it can be tried again there. */
    canTryAgain: ({ kept }: Arrived): boolean => [...listeners].some(({ canReopen }) => canReopen(kept)),
    /** Brings a missed question back for its second try. */
    tryAgain({ kept, outcome }: Arrived): void {
      const listener = [...listeners].find(({ canReopen }) => canReopen(kept))
      if (outcome.kind === 'answered') listener?.reopen(kept, outcome.reply)
    },
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Tells of each outcome that came to this tab. */
    onSettled(listener: (kept: Kept, outcome: Settled) => void): () => void {
      settledHere.add(listener)
      return () => settledHere.delete(listener)
    },
    /** For useSyncExternalStore. */
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    read: () => state,
  }
}
